import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { pushQuery } from '../../api/push';
import { DeviceRow } from './DeviceRow';
import { ThisDevice } from './ThisDevice';
import styles from '../SessionsSection.module.css';
import own from './push.module.css';

/** Notifications in the person’s browsers, this one and others. Not there where push messages are off, and in the demo. */
export function PushSection() {
  const t = useT();
  const { data, error, refetch } = useQuery(pushQuery);
  if (!data && error)
    return (
      <Section title={t('account.push.title')}>
        <LoadFailure error={error} retry={() => void refetch()} />
      </Section>
    );
  if (!data?.publicKey) return null;
  const { publicKey, devices } = data;
  return (
    <Section title={t('account.push.title')}>
      <Text ink={2}>{t('account.push.text')}</Text>
      {!devices.some(({ current }) => current) && (
        <div className={own.here}>
          <ThisDevice publicKey={publicKey} />
        </div>
      )}
      {devices.length > 0 && (
        <ul className={styles.list}>
          {devices
            .toSorted((left, right) => Number(right.current) - Number(left.current))
            .map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
        </ul>
      )}
    </Section>
  );
}
