import { useProblemText } from '@api/problem-text';
import { COVERAGE_KINDS, DEVICE_KINDS } from '@contract/maintenance';
import { COVERAGE } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik, useFormikContext } from 'formik';
import { useRemoveCoverage, useSaveCoverage, type Coverage, type CoverageBody } from '../api/coverages';
import { coverageBody, coverageStart, type CoverageValues } from '../coverage-values';
import styles from './maintenance.module.css';

interface CoverageDialogProps {
  unitId: string;
  present?: Coverage;
  onClose: () => void;
}

/** Notes a warranty or an insurance of a unit, or changes one. */
export function CoverageDialog({ unitId, present, onClose }: CoverageDialogProps) {
  const t = useT();
  const note = useNote('maintenance');
  const problemText = useProblemText();
  const save = useSaveCoverage(() => {
    toast({ title: note((t) => t('maintenance.coverage.saved')) });
    onClose();
  });
  const form = useFormik<CoverageValues>({
    initialValues: coverageStart(present),
    validate: ({ provider, validUntil }) => ({
      ...(!provider.trim() && { provider: t('maintenance.coverage.required') }),
      ...(!validUntil && { validUntil: t('maintenance.coverage.required') }),
    }),
    onSubmit: (values) => save.mutate({ unitId, present, body: coverageBody(values) as CoverageBody }),
  });
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      title={t(present ? 'maintenance.coverage.editTitle' : 'maintenance.coverage.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('maintenance.cancel')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t('maintenance.save')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && <FormError title={problemText(save.error)} />}
        <FormikProvider value={form}>
          <Fields />
        </FormikProvider>
      </form>
    </Dialog>
  );
}

function Fields() {
  const t = useT();
  const { values, touched, errors, setFieldValue, getFieldProps } = useFormikContext<CoverageValues>();
  const error = (name: keyof CoverageValues) => (touched[name] ? errors[name] : undefined);
  const optional = t('maintenance.optional');
  return (
    <>
      <SelectField
        label={t('maintenance.coverage.kind')}
        options={COVERAGE_KINDS.map((kind) => ({ value: kind, label: t(`maintenance.coverage.kind.${kind}`) }))}
        {...getFieldProps('kind')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('maintenance.deviceKind')}
          placeholder={t('maintenance.coverage.whole')}
          options={DEVICE_KINDS.map((kind) => ({ value: kind, label: t(`maintenance.device.${kind}`) }))}
          {...getFieldProps('deviceKind')}
        />
        <TextField
          label={t('maintenance.deviceName')}
          labelEnd={optional}
          maxLength={80}
          {...getFieldProps('deviceName')}
        />
      </div>
      <TextField
        label={t('maintenance.coverage.provider')}
        maxLength={120}
        {...getFieldProps('provider')}
        error={error('provider')}
      />
      <div className={styles.pair}>
        <TextField
          type="tel"
          label={t('maintenance.coverage.phone')}
          labelEnd={optional}
          maxLength={40}
          {...getFieldProps('phone')}
        />
        <TextField
          label={t('maintenance.coverage.number')}
          labelEnd={optional}
          maxLength={80}
          {...getFieldProps('number')}
        />
      </div>
      <TextField
        type="date"
        label={t('maintenance.coverage.validUntil')}
        {...getFieldProps('validUntil')}
        error={error('validUntil')}
      />
      <TextArea
        label={t('maintenance.coverage.covers')}
        labelEnd={optional}
        rows={2}
        maxLength={COVERAGE.coversMax}
        {...getFieldProps('covers')}
      />
      <Checkbox
        label={t('maintenance.coverage.share')}
        checked={values.shareWithSupplier}
        onChange={(event) => void setFieldValue('shareWithSupplier', event.target.checked)}
      />
    </>
  );
}

export function RemoveCoverageDialog({ coverage, onClose }: { coverage: Coverage; onClose: () => void }) {
  const t = useT();
  const remove = useRemoveCoverage(onClose);
  return (
    <Dialog
      open
      size="sm"
      title={t('maintenance.coverage.removeTitle', { provider: coverage.provider })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('maintenance.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(coverage)}>
            {t('maintenance.coverage.remove')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('maintenance.coverage.removeText')}</p>
    </Dialog>
  );
}
