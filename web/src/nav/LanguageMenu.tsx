import { LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './LanguageMenu.module.css';

const STROKE = 1.75;

const Choices = lazyPart('base', () => import('./LanguageChoices'));

function Opener(props: ComponentProps<'button'>) {
  const t = useT();
  const { language } = useLanguage();
  const code = language.toUpperCase();
  const name = LANGUAGES.find((entry) => entry.code === language)?.nativeName;
  return (
    <button type="button" className={styles.button} {...props} aria-label={t('app.language.choose', { code, name })}>
      <IconWorld size={18} stroke={STROKE} aria-hidden />
      <span>{code}</span>
      <IconChevronDown size={16} stroke={STROKE} aria-hidden />
    </button>
  );
}

/** The language selector. Its list loads with the first click. */
export function LanguageMenu() {
  const [asked, setAsked] = useState(false);
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAsked(true);
  };
  const opener = <Opener aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} onKeyDown={byKey} />;
  return asked ? <Choices fallback={opener} trigger={(props) => <Opener {...props} />} /> : opener;
}
