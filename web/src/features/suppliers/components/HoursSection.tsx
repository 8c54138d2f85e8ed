import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { DaysOff } from '@contract/hours';
import { JOBS_A_DAY_MAX } from '@contract/supplier-hours';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { DaysOffFields, HoursFields, type HoursOfWeek } from '@shared/hours/HoursFields';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useSaveHours, type SupplierHours } from '../api/hours';
import type { Supplier } from '../api/own-profile';
import styles from './AreaSection.module.css';

interface Values {
  hours: HoursOfWeek[];
  daysOff: DaysOff[];
  jobsADay: string;
  resumesOn: string;
}

const WORKDAY: HoursOfWeek = { days: [1, 2, 3, 4, 5], from: '08:00', until: '17:00' };

const valuesOf = (stated: SupplierHours | null): Values => ({
  hours: stated?.hours ?? [],
  daysOff: stated?.daysOff ?? [],
  jobsADay: stated?.jobsADay ? String(stated.jobsADay) : '',
  resumesOn: stated?.resumesOn ?? '',
});

type Wrong = 'hours' | 'daysOff' | 'jobsADay';

function wrongIn({ hours, daysOff, jobsADay }: Values): Wrong | undefined {
  if (hours.some(({ days, from, until }) => days.length === 0 || !from || !until)) return 'hours';
  if (daysOff.some(({ from, until }) => !from || !until || until < from)) return 'daysOff';
  const jobs = Number(jobsADay);
  return jobsADay.trim() && !(Number.isInteger(jobs) && jobs >= 1 && jobs <= JOBS_A_DAY_MAX) ? 'jobsADay' : undefined;
}

/** The form for a supplier's hours, days off and appointments per day. Landlords see them before they offer a job. */
export function HoursSection({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const textOf = useProblemText();
  const note = useNote('suppliers');
  const [version, setVersion] = useState(supplier.hours?.version ?? 0);
  const [values, setValues] = useState(() => valuesOf(supplier.hours));
  const [sent, setSent] = useState(values);
  const [wrong, setWrong] = useState<Wrong>();
  const change = (part: Partial<Values>) => setValues((all) => ({ ...all, ...part }));
  const save = useSaveHours((saved) => {
    setVersion(saved.hours?.version ?? 0);
    toast({ kind: 'success', title: note((t) => t('suppliers.hours.saved')) });
  });
  useUnsaved(values !== sent || save.isError);
  const timeZone = supplier.hours?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const submit = () => {
    const mistake = wrongIn(values);
    setWrong(mistake);
    if (mistake) return;
    setSent(values);
    const { hours, daysOff, jobsADay, resumesOn } = values;
    const jobs = jobsADay.trim() ? Number(jobsADay) : null;
    save.mutate({ hours, daysOff, jobsADay: jobs, resumesOn: resumesOn || null, timeZone, version });
  };
  const stale = save.error !== null && toProblem(save.error).code === 'stale_version';
  const takeNewest = () => {
    const newest = valuesOf(supplier.hours);
    setValues(newest);
    setSent(newest);
    setVersion(supplier.hours?.version ?? 0);
    save.reset();
  };
  return (
    <Section title={t('suppliers.hours.title')} className={styles.section}>
      <p className={styles.lead}>{t('suppliers.hours.text')}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {save.error && <FormError title={textOf(save.error)} />}
        {stale && (
          <div>
            <Button variant="secondary" onClick={takeNewest}>
              {t('parts.form.newer.show')}
            </Button>
          </div>
        )}
        <HoursFields
          title={t('suppliers.hours.week')}
          none={t('suppliers.hours.none')}
          added={WORKDAY}
          lines={values.hours}
          onChange={(hours) => change({ hours })}
        />
        {wrong === 'hours' && <FormError title={t('suppliers.hours.wrong.hours')} />}
        <DaysOffFields lines={values.daysOff} onChange={(daysOff) => change({ daysOff })} />
        {wrong === 'daysOff' && <FormError title={t('suppliers.hours.wrong.daysOff')} />}
        <TextField
          label={t('suppliers.hours.jobsADay')}
          labelEnd={t('suppliers.optional')}
          help={t('suppliers.hours.jobsADayHelp')}
          error={wrong === 'jobsADay' ? t('parts.form.whole', { min: 1, max: JOBS_A_DAY_MAX }) : undefined}
          inputMode="numeric"
          value={values.jobsADay}
          onChange={({ target }) => change({ jobsADay: target.value })}
        />
        <TextField
          type="date"
          label={t('suppliers.hours.resumesOn')}
          labelEnd={t('suppliers.optional')}
          help={t('suppliers.hours.resumesOnHelp')}
          value={values.resumesOn}
          onChange={({ target }) => change({ resumesOn: target.value })}
        />
        <FormActions>
          <Button type="submit" loading={save.isPending}>
            {t('suppliers.hours.save')}
          </Button>
        </FormActions>
      </form>
    </Section>
  );
}
