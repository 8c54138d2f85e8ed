import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { Switch } from '@ui/fields/Choice';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { keepAlertChoices, useAlertChoices, type AlertChoices } from '../../alerts/choices';
import { playTone } from '../../sound';
import styles from './Inbox.module.css';

type Permission = NotificationPermission | 'missing';

const permission = (): Permission => (typeof Notification === 'undefined' ? 'missing' : Notification.permission);

/** How the reader is alerted to waiting visitors in this browser. Permission is only requested when they turn the switch on. */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { userId } = useProfile();
  const choices = useAlertChoices(userId);
  const [allowed, setAllowed] = useState(permission);
  const keep = (change: Partial<AlertChoices>) => keepAlertChoices(userId, { ...choices, ...change });
  const sound = () => {
    keep({ sound: !choices.sound });
    if (!choices.sound) playTone();
  };
  const notify = async () => {
    if (choices.notify && allowed === 'granted') return keep({ notify: false });
    const answer = await Notification.requestPermission();
    setAllowed(answer);
    keep({ notify: answer === 'granted' });
  };
  const notifies = choices.notify && allowed === 'granted';
  const help = {
    missing: t('inbox.alerts.missing'),
    denied: t('inbox.alerts.denied'),
    granted: t('inbox.alerts.notify.help'),
    default: t('inbox.alerts.notify.help'),
  }[allowed];
  return (
    <Dialog
      open
      size="sm"
      asksFirst={false}
      title={t('inbox.alerts.title')}
      closeLabel={t('inbox.dialog.close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.about}>{t('inbox.alerts.text')}</p>
        <Switch label={t('inbox.alerts.sound')} checked={choices.sound} onChange={sound} />
        <Switch
          label={t('inbox.alerts.notify')}
          help={help}
          checked={notifies}
          disabled={allowed === 'missing' || allowed === 'denied'}
          onChange={() => void notify()}
        />
        <Switch
          label={t('inbox.alerts.words')}
          help={t('inbox.alerts.words.help')}
          checked={notifies && choices.words}
          disabled={!notifies}
          onChange={() => keep({ words: !choices.words })}
        />
      </div>
    </Dialog>
  );
}
