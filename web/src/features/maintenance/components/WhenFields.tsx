import { MAINTENANCE } from '@contract/limits';
import { MAINTENANCE_RHYTHMS, SEASONS, type Season } from '@contract/maintenance';
import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { useFormikContext } from 'formik';
import type { ScheduleValues } from '../schedule-values';
import styles from './maintenance.module.css';

/** How often, from when, and how long before it is due. */
export function WhenFields() {
  const t = useT();
  const { values, touched, errors, getFieldProps } = useFormikContext<ScheduleValues>();
  const error = (name: keyof ScheduleValues) => (touched[name] ? (errors[name] as string | undefined) : undefined);
  const { rhythm } = values;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('maintenance.rhythm')}
          options={MAINTENANCE_RHYTHMS.map((value) => ({ value, label: t(`maintenance.rhythm.${value}`) }))}
          {...getFieldProps('rhythm')}
        />
        {rhythm === 'months' && (
          <TextField
            label={t('maintenance.everyMonths')}
            inputMode="numeric"
            {...getFieldProps('everyMonths')}
            error={error('everyMonths')}
          />
        )}
      </div>
      {rhythm === 'seasons' && <SeasonChoice error={error('seasons')} />}
      <div className={styles.pair}>
        {rhythm !== 'seasons' && (
          <TextField
            type="date"
            label={t('maintenance.startsOn')}
            help={t('maintenance.startsOnHelp')}
            {...getFieldProps('startsOn')}
            error={error('startsOn')}
          />
        )}
        <TextField
          label={t('maintenance.leadDays')}
          help={`${t('maintenance.leadDaysHelp')} ${t('maintenance.leadDaysRemind', { days: MAINTENANCE.remindDays })}`}
          inputMode="numeric"
          {...getFieldProps('leadDays')}
          error={error('leadDays')}
        />
      </div>
    </>
  );
}

function SeasonChoice({ error }: { error: string | undefined }) {
  const t = useT();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<ScheduleValues>();
  const toggle = (season: Season) => {
    const has = values.seasons.includes(season);
    const seasons = SEASONS.filter((one) => (one === season ? !has : values.seasons.includes(one)));
    void setFieldTouched('seasons', true, false);
    void setFieldValue('seasons', seasons);
  };
  return (
    <fieldset className={styles.seasons}>
      <legend>{t('maintenance.seasons')}</legend>
      {SEASONS.map((season) => (
        <Checkbox
          key={season}
          label={t(`maintenance.season.${season}`)}
          checked={values.seasons.includes(season)}
          onChange={() => toggle(season)}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
