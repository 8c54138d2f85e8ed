import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { lazyPart } from '@i18n/lazy-part';
import { offeredLanguage } from '@i18n/offered-language';
import { useEffect, useState } from 'react';
import styles from './AnnouncementStrip.module.css';

const Banner = lazyPart('announcements', () => import('./AnnouncementBanner'));
const Offer = lazyPart('announcements', () => import('./LanguageOffer'));

/** Keeps the banner's place above the header, so that nothing moves when it comes. A reader of another language is asked first. */
export function AnnouncementStrip() {
  const { language } = useLanguage();
  const [live, setLive] = useState(false);
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => {
    setOffered(offeredLanguage());
    setLive(true);
  }, []);
  return (
    <div className={styles.strip}>
      {live &&
        (offered && language === DEFAULT_LANGUAGE ? (
          <Offer inLanguage={offered} offered={offered} onAnswer={() => setOffered(null)} />
        ) : (
          <Banner />
        ))}
    </div>
  );
}
