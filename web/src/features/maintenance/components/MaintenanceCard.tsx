import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { nextQuery, type Schedule } from '../api/schedules';
import { ScheduleDialog } from './ScheduleDialog';
import { useRhythm } from './use-rhythm';
import styles from './maintenance.module.css';

interface MaintenanceCardProps {
  propertyId: string;
  /** Of one unit alone. */
  unitId?: string;
  archived: boolean;
}

/** What maintenance comes next at a property or a unit, and the way to the year. */
export default function MaintenanceCard({ propertyId, unitId, archived }: MaintenanceCardProps) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const { data } = useQuery(nextQuery(unitId ? { unitId } : { propertyId }));
  if (!data || (archived && data.rows.length === 0)) return null;
  return (
    <Card>
      <Section title={t('maintenance.page')}>
        {data.rows.length === 0 ? (
          <p className={styles.text}>{t('maintenance.emptyText')}</p>
        ) : (
          <ul className={styles.next}>
            {data.rows.map((schedule) => (
              <Next key={schedule.id} schedule={schedule} />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          {!archived && (
            <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
              {t('maintenance.add')}
            </Button>
          )}
          {data.rows.length > 0 && (
            <ButtonLink variant="ghost" size="sm" href={paths.landlordMaintenanceSchedule({ property: propertyId })}>
              {t('maintenance.showYear')}
            </ButtonLink>
          )}
        </div>
      </Section>
      {adding && <ScheduleDialog propertyId={propertyId} unitId={unitId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Next({ schedule }: { schedule: Schedule }) {
  const t = useT();
  const { day } = useFormats();
  const rhythm = useRhythm();
  const { title, paused, nextOn } = schedule;
  return (
    <li>
      <span>{title}</span>
      <span>
        {paused ? t('maintenance.paused') : t('maintenance.nextOn', { day: day(nextOn), rhythm: rhythm(schedule) })}
      </span>
    </li>
  );
}
