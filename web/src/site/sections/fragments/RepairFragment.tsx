import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Pane } from '@ui/pane/Pane';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import styles from './Fragment.module.css';

/** A made-up request: Monday's report to Thursday's visit, in the property's own clock. */
const STEPS: readonly { step: string; status: StatusName; at?: string; dayOnly?: boolean }[] = [
  { step: 'reported', status: 'paid', at: '2025-11-03T18:20:00Z' },
  { step: 'approved', status: 'paid', at: '2025-11-03T18:41:00Z' },
  { step: 'accepted', status: 'paid', at: '2025-11-03T19:05:00Z' },
  { step: 'visit', status: 'scheduled', at: '2025-11-06T09:00:00Z', dayOnly: true },
  { step: 'confirm', status: 'submitted' },
];
const CLOCK = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const;

/** A piece of a repair's timeline: an example, named as one. */
export function RepairFragment({ id }: { id: string }) {
  const t = useT();
  const { instant, money } = useFormats();
  return (
    <figure className={styles.sunken} aria-label={t(messageId(`${id}.example`))}>
      <div className={styles.head}>
        <div>
          <p className={styles.quiet}>{t(messageId(`${id}.number`), { number: '2481' })}</p>
          <p className={styles.big}>{t(messageId(`${id}.name`))}</p>
        </div>
        <StatusChip status="scheduled">{t(messageId(`${id}.scheduled`))}</StatusChip>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ step, status, at, dayOnly }) => (
          <li key={step} className={styles.step}>
            <Pane status={status} size="large" />
            <div>
              <p className={styles.name}>{t(messageId(`${id}.${step}.title`))}</p>
              <p className={styles.quiet}>{t(messageId(`${id}.${step}.text`), { amount: money(50_000, 'CAD') })}</p>
            </div>
            {at && <span className={styles.quiet}>{instant(at, dayOnly ? WEEKDAY : CLOCK)}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
