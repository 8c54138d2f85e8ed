import { MAINTENANCE_STATES } from '@contract/maintenance';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Link } from '@ui/link/Link';
import { Pane } from '@ui/pane/Pane';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { DueDay } from '../api/schedules';
import styles from './YearTable.module.css';

const PANE: Record<DueDay['state'], StatusName> = {
  planned: 'draft',
  due: 'scheduled',
  overdue: 'overdue',
  done: 'completed',
  canceled: 'cancelled',
};

/** One due day: its state as a pane, read out with the whole date. `short` shows the number alone, under the name of its month. */
export function Day({ due: { dueOn, state, requestId }, short = false }: { due: DueDay; short?: boolean }) {
  const t = useT();
  const { day } = useFormats();
  const label = t('maintenance.dueDay', {
    day: day(dueOn, { dateStyle: 'long' }),
    // Within the line, after the day.
    state: t(`maintenance.state.${state}`).toLocaleLowerCase(),
  });
  const shown = (
    <>
      <Pane status={PANE[state]} />
      <span aria-hidden>{day(dueOn, { day: 'numeric', ...(!short && { month: 'short' }) })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return requestId ? (
    <Link href={paths.landlordRequest(requestId)} className={styles.day} title={label}>
      {shown}
    </Link>
  ) : (
    <span className={styles.day} title={label}>
      {shown}
    </span>
  );
}

/** What the panes mean. */
export function Legend() {
  const t = useT();
  return (
    <ul className={styles.legend}>
      {MAINTENANCE_STATES.map((state) => (
        <li key={state}>
          <StatusChip variant="plain" status={PANE[state]}>
            {t(`maintenance.state.${state}`)}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
