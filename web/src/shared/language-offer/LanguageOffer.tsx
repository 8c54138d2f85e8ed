import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

export interface LanguageOfferProps {
  offered: Language;
  onAnswer: () => void;
  /** Class names of the frame that it appears in. */
  look: { readonly banner?: string; readonly button?: string };
}

/** Offers the page in the reader's language, in that language (docs/specification/languages.md). Either answer is kept. */
export default function LanguageOffer({ offered, onAnswer, look }: LanguageOfferProps) {
  const t = useT();
  const { setLanguage } = useLanguage();
  const answer = (language: Language) => {
    setLanguage(language);
    // The button that has the focus goes.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    onAnswer();
  };
  return (
    <section className={look.banner} aria-label={t('announcements.offer.region')} lang={offered}>
      <p>
        {t('announcements.offer')}{' '}
        <button type="button" className={look.button} onClick={() => answer(offered)}>
          {t('announcements.offer.accept')}
        </button>
        <button type="button" className={look.button} onClick={() => answer(DEFAULT_LANGUAGE)}>
          {t('announcements.offer.decline')}
        </button>
      </p>
    </section>
  );
}
