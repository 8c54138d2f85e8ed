import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { dutyQuery, type OnCallList } from '../api/on-call';
import { useHolidayName, useNameOf } from '../words';
import styles from './on-call.module.css';

/** Shows who would be asked now, and who would be at another time. */
export function WhoIsOnCall({ list }: { list: OnCallList }) {
  const t = useT();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  return (
    <>
      <Section title={t('on-call.now')}>
        <Answer list={list} />
      </Section>
      <Section title={t('on-call.preview')}>
        <div className={styles.answer}>
          <div className={styles.pair}>
            <TextField
              type="date"
              label={t('on-call.previewDay')}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <TextField
              type="time"
              label={t('on-call.previewTime')}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
          {day && time && <Answer list={list} at={{ day, time }} />}
        </div>
      </Section>
    </>
  );
}

function Answer({ list, at }: { list: OnCallList; at?: { day: string; time: string } }) {
  const t = useT();
  const nameOf = useNameOf();
  const nameOfHoliday = useHolidayName();
  const duty = useQuery(dutyQuery(at));
  if (duty.isError) return <LoadFailure error={duty.error} retry={() => void duty.refetch()} />;
  if (!duty.data) return null;
  const asked = duty.data.people.flatMap((id) => list.people.find((person) => person.id === id) ?? []);
  return (
    <div aria-live="polite">
      {duty.data.holiday && (
        <p className={styles.text}>
          {t('on-call.isHoliday', { name: nameOfHoliday({ id: duty.data.holiday, observed: false }) })}
        </p>
      )}
      <p className={styles.text}>{t(duty.data.onDuty ? 'on-call.onDuty' : 'on-call.nobodyOnDuty')}</p>
      <ol className={styles.order}>
        {asked.map((person) => (
          <li key={person.id}>{nameOf(person)}</li>
        ))}
      </ol>
    </div>
  );
}
