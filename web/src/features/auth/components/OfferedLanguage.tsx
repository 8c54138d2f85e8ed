import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { lazyPart } from '@i18n/lazy-part';
import { markMailLanguage } from '@i18n/mail-language-mark';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfBrowser, languageOfMail } from './language-of-mail';
import styles from './OfferedLanguage.module.css';

const Offer = lazyPart('announcements', () => import('@shared/language-offer/LanguageOffer'));

/**
 * Speaks the language of the message whose link led here, and otherwise offers the browser's, as the public pages do. It only
 * decides when a page opens, in a browser without a choice. Its place is kept, so that the form doesn't move.
 */
export function OfferedLanguage() {
  const { search } = useLocation();
  const { language, setLanguage } = useLanguage();
  const [offered, setOffered] = useState<Language | null>(null);
  const decide = useEffectEvent(() => {
    const written = languageOfMail(search);
    if (written) {
      setLanguage(written);
      markMailLanguage(written);
    } else setOffered(languageOfBrowser(search));
  });
  useEffect(() => decide(), []);
  return (
    <div className={styles.place}>
      {offered && language === DEFAULT_LANGUAGE && (
        <Offer inLanguage={offered} offered={offered} onAnswer={() => setOffered(null)} look={styles} />
      )}
    </div>
  );
}
