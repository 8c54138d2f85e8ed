import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { useFormikContext } from 'formik';
import { PRESET_IDS, presetOf } from '../presets';
import type { ScheduleValues } from '../schedule-values';

/** Fills the form with usual maintenance; everything can still be changed. */
export function PresetField() {
  const t = useT();
  const { values, setValues } = useFormikContext<ScheduleValues>();
  const choose = (id: string) => {
    const preset = PRESET_IDS.find((known) => known === id);
    if (!preset) return void setValues({ ...values, preset: '' });
    const { category, deviceKind, rhythm, everyMonths, seasons = [], leadDays } = presetOf(preset);
    void setValues({
      ...values,
      preset,
      title: t(`maintenance.preset.${preset}`),
      category,
      deviceKind,
      rhythm,
      everyMonths: String(everyMonths ?? values.everyMonths),
      seasons: [...seasons],
      leadDays: String(leadDays),
      checklist: t(`maintenance.preset.${preset}.lines`),
    });
  };
  return (
    <SelectField
      label={t('maintenance.preset')}
      help={t('maintenance.presetHelp')}
      placeholder={t('maintenance.presetNone')}
      options={PRESET_IDS.map((id) => ({ value: id, label: t(`maintenance.preset.${id}`) }))}
      value={values.preset}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
