import { useT } from '@i18n/messages';
import { showShortcuts } from '@shared/keys/shortcuts-page';
import { turnKeys, useKeysOn } from '@shared/keys/single-keys';
import { Button } from '@ui/controls/Button';
import { Switch } from '@ui/fields/Choice';
import { Section } from '@ui/layout/Section';
import styles from './Settings.module.css';

/** Whether single keys are commands in this browser (WCAG 2.1.4), and the list of them. */
export function KeysSection() {
  const t = useT();
  const on = useKeysOn();
  return (
    <Section title={t('account.device.title')}>
      <div className={styles.choices}>
        <Switch
          label={t('account.device.keys')}
          help={t('account.device.keysHelp')}
          checked={on}
          onChange={(event) => turnKeys(event.target.checked)}
        />
        <div>
          <Button variant="secondary" size="sm" onClick={() => showShortcuts(true)}>
            {t('account.device.showKeys')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
