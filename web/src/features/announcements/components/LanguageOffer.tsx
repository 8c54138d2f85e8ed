import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import styles from './AnnouncementStrip.module.css';

/** Offers the page in the reader's language, in that language (docs/specification/languages.md). Either answer is kept. */
export default function LanguageOffer({ offered, onAnswer }: { offered: Language; onAnswer: () => void }) {
  const t = useT();
  const { setLanguage } = useLanguage();
  const answer = (language: Language) => {
    setLanguage(language);
    onAnswer();
  };
  return (
    <section className={styles.banner} aria-label={t('announcements.offer.region')} lang={offered}>
      <p>
        {t('announcements.offer')}{' '}
        <button type="button" className={styles.button} onClick={() => answer(offered)}>
          {t('announcements.offer.accept')}
        </button>
        <button type="button" className={styles.button} onClick={() => answer(DEFAULT_LANGUAGE)}>
          {t('announcements.offer.decline')}
        </button>
      </p>
    </section>
  );
}
