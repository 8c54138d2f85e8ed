import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Link } from '@ui/link/Link';
import type { Schedule } from '../api/schedules';
import { byProperty, MONTHS, type YearProps } from '../year';
import { Day } from './Day';
import { ScheduleActions } from './ScheduleActions';
import { usePlaceAndRhythm } from './use-rhythm';
import styles from './YearTable.module.css';

/** A year at a glance, where there is room for it: a row for each schedule under its property, a column for each month. */
export function YearTable({ year, schedules, begin }: YearProps) {
  const t = useT();
  const { day } = useFormats();
  const monthName = (month: number, style: 'short' | 'long') =>
    day(`${year}-${String(month).padStart(2, '0')}-01`, { month: style });
  return (
    <table className={styles.year}>
      <caption>
        <VisuallyHidden>{t('maintenance.year.caption', { year: String(year) })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.what}>
            {t('maintenance.what')}
          </th>
          {MONTHS.map((month) => (
            <th key={month} scope="col" className={styles.month} abbr={monthName(month, 'long')}>
              {monthName(month, 'short')}
            </th>
          ))}
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{t('maintenance.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {byProperty(schedules).map(({ propertyId, propertyName, rows }) => (
        <tbody key={propertyId}>
          <tr className={styles.property}>
            <th scope="rowgroup" colSpan={MONTHS.length + 2}>
              <Link href={paths.landlordProperty(propertyId)}>{propertyName}</Link>
            </th>
          </tr>
          {rows.map((schedule) => (
            <Row key={schedule.id} schedule={schedule} begin={begin} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ schedule, begin }: { schedule: Schedule } & Pick<YearProps, 'begin'>) {
  const about = usePlaceAndRhythm();
  const { title, dueDays } = schedule;
  return (
    <tr>
      <th scope="row" className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.quiet}>{about(schedule)}</span>
      </th>
      {MONTHS.map((month) => (
        <td key={month} className={styles.month}>
          {dueDays
            .filter(({ dueOn }) => Number(dueOn.slice(5, 7)) === month)
            .map((due) => (
              <Day key={due.dueOn} due={due} short />
            ))}
        </td>
      ))}
      <td className={styles.actions}>
        <ScheduleActions schedule={schedule} begin={begin} />
      </td>
    </tr>
  );
}
