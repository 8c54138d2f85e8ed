import { useT } from '@i18n/messages';
import type { Setting, SettingName } from '../../api/settings';
import { choicesOf, isChoice, isMonths, isSpace } from './groups';

/** A setting's value for readers: months, space and figures in words. */
export function useSettingWords(): (name: SettingName, value: Setting['value']) => string {
  const t = useT();
  return (name, value) => {
    if (value === null) return t('admin.settings.notSet');
    if (isMonths(name)) return t('admin.settings.months', { count: Number(value) });
    if (isSpace(name)) return t('admin.settings.space', { count: Number(value) });
    if (name === 'OFFICE_ANSWER_HOURS') return t('admin.settings.hours', { count: Number(value) });
    if (name === 'CHAT_OPEN_MAX') return t('admin.settings.chats', { count: Number(value) });
    const choice = isChoice(name) && choicesOf(name).find(([one]) => one === value);
    if (choice) return t(choice[1]);
    return value;
  };
}
