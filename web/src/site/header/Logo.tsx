import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { cx } from '@ui/cx';
import { useEffect, useRef, useState } from 'react';
import enDark from '../brand/lodgewell-en-on-dark.svg';
import en from '../brand/lodgewell-en.svg';
import esDark from '../brand/lodgewell-es-on-dark.svg';
import es from '../brand/lodgewell-es.svg';
import frDark from '../brand/lodgewell-fr-on-dark.svg';
import fr from '../brand/lodgewell-fr.svg';
import styles from './Logo.module.css';

const FILES: Readonly<Record<Language, { light: string; dark: string }>> = {
  en: { light: en, dark: enDark },
  fr: { light: fr, dark: frDark },
  es: { light: es, dark: esDark },
};

interface ImageProps {
  language: Language;
  surface: 'light' | 'dark';
  className?: string;
}

/** One file for each language. If it doesn't load, the English one is shown. */
function LogoImage({ language, surface, className }: ImageProps) {
  const t = useT();
  const [failed, setFailed] = useState<Language>();
  const image = useRef<HTMLImageElement>(null);
  const source = FILES[failed === language ? 'en' : language][surface];
  useEffect(() => {
    // It may have failed before the page was live and could notice.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.getClientRects().length > 0) setFailed(language);
  }, [language]);
  return (
    <img
      ref={image}
      className={cx(styles.logo, className)}
      src={source}
      width={271}
      height={68}
      loading="lazy"
      fetchPriority="low"
      alt={t('site.logo')}
      onError={() => setFailed(language)}
    />
  );
}

/** The logo of the reader's language. `night` is for surfaces that are dark in both themes. */
export function Logo({ night }: { night?: boolean }) {
  const { language } = useLanguage();
  if (night) return <LogoImage language={language} surface="dark" />;
  return (
    <>
      <LogoImage language={language} surface="light" className={styles.onLight} />
      <LogoImage language={language} surface="dark" className={styles.onDark} />
    </>
  );
}
