import { ON_CALL } from '@contract/on-call';
import { TIME_ZONES } from '@contract/time-zone-names';
import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { Section } from '@ui/layout/Section';
import type { ListSettings, OnCallList } from '../api/on-call';
import styles from './on-call.module.css';

const MINUTES = [5, 10, 15, 20, 30, 45, 60];

/** How long each person has to answer, and the time zone of the hours. Both are saved when they are chosen. */
export function StepFields({ list, onChange }: { list: OnCallList; onChange: (part: Partial<ListSettings>) => void }) {
  const t = useT();
  const minutes = [...new Set([...MINUTES, list.stepMinutes])].sort((one, other) => one - other);
  return (
    <Section title={t('on-call.steps')}>
      <div className={styles.pair}>
        <SelectField
          label={t('on-call.minutes')}
          help={t('on-call.minutesHelp', { rounds: ON_CALL.rounds, hour: ON_CALL.morningHour })}
          options={minutes.map((count) => ({ value: String(count), label: t('on-call.minutesCount', { count }) }))}
          value={String(list.stepMinutes)}
          onChange={({ target }) => onChange({ stepMinutes: Number(target.value) })}
        />
        <SelectField
          label={t('on-call.timeZone')}
          help={t('on-call.timeZoneHelp')}
          options={TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={list.timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        />
      </div>
    </Section>
  );
}
