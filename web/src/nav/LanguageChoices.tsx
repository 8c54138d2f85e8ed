import { LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { Menu, type MenuProps } from '@ui/overlay/Menu';

/** The open selector: native names, the present one marked. */
export default function LanguageChoices({ trigger }: Pick<MenuProps, 'trigger'>) {
  const { language, setLanguage } = useLanguage();
  const items = LANGUAGES.map(({ code, nativeName }) => ({
    label: nativeName,
    lang: code,
    checked: code === language,
    onSelect: () => setLanguage(code),
  }));
  return <Menu startOpen items={items} trigger={trigger} />;
}
