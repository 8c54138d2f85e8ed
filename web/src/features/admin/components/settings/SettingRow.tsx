import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import type { Setting } from '../../api/settings';
import { useSettingWords } from './use-setting-words';
import styles from './settings.module.css';

/** Where the value comes from: the server, a person, or nowhere. */
function Origin({ setting }: { setting: Setting }) {
  const t = useT();
  const { instant } = useFormats();
  const { source, name, changedAt, changedByName } = setting;
  if (source === 'environment') return t('admin.settings.fromServer', { name });
  if (source === 'default' || !changedAt) return t('admin.settings.isDefault');
  return t('admin.settings.changed', { name: changedByName ?? '–', time: instant(changedAt) });
}

/** A setting with its value, and the button to change it unless the server's environment sets it. */
export function SettingRow({ setting, onChange }: { setting: Setting; onChange: () => void }) {
  const t = useT();
  const words = useSettingWords();
  const label = t(`admin.settings.name.${setting.name}`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="span" look="small" ink={2}>
          {label}
        </Text>
        <span className={styles.value}>{words(setting.name, setting.value)}</span>
        <Text as="span" look="small" ink={2}>
          <Origin setting={setting} />
        </Text>
      </div>
      {setting.source !== 'environment' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('admin.settings.changeOne', { name: label })}
          onClick={onChange}
        >
          {t('admin.settings.change')}
        </Button>
      )}
    </li>
  );
}
