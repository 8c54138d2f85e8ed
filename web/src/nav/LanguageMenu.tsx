import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Menu } from '@ui/overlay/Menu';
import styles from './LanguageMenu.module.css';

const STROKE = 1.75;

/** The language selector: native names, the present one marked. */
export function LanguageMenu() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const code = language.toUpperCase();
  const present = LANGUAGES.find(({ code }) => code === language);
  const items = LANGUAGES.map(({ code, nativeName }) => ({
    label: nativeName,
    lang: code,
    checked: code === language,
    onSelect: () => setLanguage(code),
  }));
  return (
    <Menu
      items={items}
      trigger={(props) => (
        <button type="button" className={styles.button} {...props} aria-label={t('app.language.choose', { code, name: present?.nativeName })}>
          <IconWorld size={18} stroke={STROKE} aria-hidden />
          <span>{code}</span>
          <IconChevronDown size={16} stroke={STROKE} aria-hidden />
        </button>
      )}
    />
  );
}
