import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import styles from './NowLine.module.css';

/** The current time, as a line between the visits. */
export function NowLine({ now }: { now: number }) {
  const t = useT();
  const formats = useFormats();
  const time = formats.instant(new Date(now), { hour: 'numeric', minute: '2-digit' });
  return (
    <p className={styles.line}>
      <span aria-label={t('service-requests.jobs.now', { time })}>{time}</span>
    </p>
  );
}
