import { MAINTENANCE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { useFormikContext } from 'formik';
import { supplierChoicesQuery, type Schedule } from '../api/schedules';
import type { ScheduleValues } from '../schedule-values';

/** Who is asked, what to do and how. */
export function WorkFields({ present }: { present: Schedule | undefined }) {
  const t = useT();
  const { touched, errors, getFieldProps } = useFormikContext<ScheduleValues>();
  const { data: suppliers = [] } = useQuery(supplierChoicesQuery());
  // A supplier who was chosen before may stay, although they are no longer on the list.
  const before = suppliers.some(({ id }) => id === present?.supplierId) ? undefined : present;
  const choices = [
    ...suppliers.map(({ id, companyName }) => ({ value: id, label: companyName })),
    ...(before?.supplierId ? [{ value: before.supplierId, label: before.supplierName ?? '' }] : []),
  ];
  return (
    <>
      <SelectField
        label={t('maintenance.supplier')}
        help={t(suppliers.length > 0 ? 'maintenance.supplierHelp' : 'maintenance.supplierNone')}
        placeholder={t('maintenance.supplierLater')}
        options={choices}
        {...getFieldProps('supplierId')}
      />
      <TextArea
        label={t('maintenance.checklist')}
        labelEnd={t('maintenance.optional')}
        help={t('maintenance.checklistHelp')}
        rows={4}
        {...getFieldProps('checklist')}
        error={touched.checklist ? errors.checklist : undefined}
      />
      <TextArea
        label={t('maintenance.instructions')}
        labelEnd={t('maintenance.optional')}
        rows={3}
        maxLength={MAINTENANCE.instructionsMax}
        {...getFieldProps('instructions')}
      />
    </>
  );
}
