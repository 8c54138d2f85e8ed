import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { byProperty, type YearProps } from '../year';
import { Day } from './Day';
import { ScheduleActions } from './ScheduleActions';
import { usePlaceAndRhythm } from './use-rhythm';
import styles from './YearTable.module.css';

/** The same year on a phone: each schedule with its days. */
export function YearList({ schedules, begin }: YearProps) {
  const t = useT();
  const about = usePlaceAndRhythm();
  return (
    <div className={styles.list}>
      {byProperty(schedules).map(({ propertyId, propertyName, rows }) => (
        <section key={propertyId}>
          <h2 className={styles.propertyName}>
            <Link href={paths.landlordProperty(propertyId)}>{propertyName}</Link>
          </h2>
          <ul className={styles.schedules}>
            {rows.map((schedule) => (
              <li key={schedule.id}>
                <div className={styles.head}>
                  <div>
                    <span className={styles.title}>{schedule.title}</span>
                    <span className={styles.quiet}>{about(schedule)}</span>
                  </div>
                  <ScheduleActions schedule={schedule} begin={begin} />
                </div>
                <div className={styles.days}>
                  {schedule.dueDays.length === 0 && <span className={styles.quiet}>{t('maintenance.noDays')}</span>}
                  {schedule.dueDays.map((due) => (
                    <Day key={due.dueOn} due={due} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
