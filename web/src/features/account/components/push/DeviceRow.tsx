import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { useRemoveDevice, useTestDevice, type PushDevice } from '../../api/push';
import { deviceOf } from '../device';
import { useDeviceName } from '../use-device-name';
import { browserPush, turnOff } from './browser-push';
import styles from '../SessionsSection.module.css';

/** One browser that gets notifications, with a test and a way to remove it. */
export function DeviceRow({ device: { id, userAgent, createdAt, lastSentAt, current } }: { device: PushDevice }) {
  const t = useT();
  const note = useNote('account');
  const { instant } = useFormats();
  const name = useDeviceName()(userAgent);
  const Icon = deviceOf(userAgent).phone ? IconDeviceMobile : IconDeviceDesktop;
  const test = useTestDevice(() => toast({ title: note((t) => t('account.push.tested')) }));
  const remove = useRemoveDevice(() => {
    if (current && browserPush() !== 'unsupported') void turnOff().catch(() => undefined);
    toast({ title: note((t) => t('account.push.removed')) });
  });
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {current && <Tag>{t('account.sessions.this')}</Tag>}
        </p>
        <Text look="small" ink={2}>
          {t('account.push.since', { at: instant(createdAt) })}{' '}
          {lastSentAt && t('account.push.last', { at: instant(lastSentAt) })}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        loading={test.isPending}
        onClick={() => test.mutate(id)}
        aria-label={t('account.push.testNamed', { device: name })}
      >
        {t('account.push.test')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        loading={remove.isPending}
        onClick={() => remove.mutate(id)}
        aria-label={t('account.push.removeNamed', { device: name })}
      >
        {t('account.push.remove')}
      </Button>
    </li>
  );
}
