import { useProblemText } from '@api/problem-text';
import { centsOf } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { parsePercent } from '@contract/percent-text';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { MoneyField } from '@shared/form/MoneyField';
import { rules } from '@shared/form/rules';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import type { BulkOutcome } from '../../api/bulk';
import { useLateFees } from '../../api/late-fees';
import { TaskBar } from '../TaskBar';
import type { FeeKind } from './lease-form';
import styles from '../list.module.css';

interface LateFeesDialogProps {
  ids: readonly string[];
  /** Of all of them; undefined if they have several: then a fee can't be an amount. */
  currency: string | undefined;
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

interface Values {
  kind: FeeKind;
  fee: string;
  afterDays: string;
}

function useFeeForm({ ids, currency, onDone }: LateFeesDialogProps) {
  const t = useT();
  const locale = localeOf(useLanguage().language);
  const change = useLateFees();
  const [made, setMade] = useState(0);
  const form = useFormik<Values>({
    initialValues: { kind: currency ? 'fixed' : 'percent', fee: '', afterDays: '5' },
    validationSchema: object({
      fee: string().when('kind', ([kind]: unknown[], schema) => {
        if (kind === 'none') return schema;
        return kind === 'fixed' && currency ? rules.money(t, locale, currency) : rules.percent(t, locale);
      }),
      afterDays: rules.whole(t, 0, 90),
    }),
    onSubmit: ({ kind, fee, afterDays }) => {
      const value = kind === 'fixed' && currency ? centsOf(fee, locale, currency) : parsePercent(fee, locale);
      const none = kind === 'none';
      change.mutate(
        {
          ids: [...ids],
          lateFeeKind: kind,
          lateFeeValue: none ? 0 : (value ?? 0),
          lateFeeAfterDays: none ? 0 : Number(afterDays),
          onProgress: setMade,
        },
        { onSuccess: onDone },
      );
    },
  });
  return { form, change, made };
}

/** One late fee for several leases. What a region forbids is refused lease by lease. */
export function LateFeesDialog(props: LateFeesDialogProps) {
  const { ids, currency, onClose } = props;
  const t = useT();
  const mail = useMailWord();
  const problemText = useProblemText();
  const { form, change, made } = useFeeForm(props);
  const dialog = useDialogForm(form);
  const { values, touched, errors } = form;
  const kinds: FeeKind[] = currency ? ['fixed', 'percent', 'none'] : ['percent', 'none'];
  const progress = t('landlords.lateFees.making', { done: made, total: ids.length });
  const fee = { ...form.getFieldProps('fee'), error: touched.fee && errors.fee };
  return (
    <Dialog
      open
      size="sm"
      title={t('landlords.lateFees.title', { count: ids.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('landlords.charge.cancel')}
          </Button>
          <Button loading={change.isPending} {...dialog.send}>
            {t('landlords.lateFees.verb')}
          </Button>
        </>
      }
    >
      <form className={styles.stack} {...dialog.form}>
        {change.error && <FormError title={problemText(change.error)} />}
        <Text ink={2}>{t('landlords.lateFees.text', mail)}</Text>
        <SelectField
          label={t('landlords.lease.lateFee')}
          help={currency ? undefined : t('landlords.lateFees.mixed')}
          options={kinds.map((kind) => ({ value: kind, label: t(`landlords.lease.fee.${kind}`) }))}
          {...form.getFieldProps('kind')}
        />
        {values.kind === 'fixed' && currency && (
          <MoneyField label={t('landlords.lease.feeAmount')} currency={currency} {...fee} />
        )}
        {values.kind === 'percent' && (
          <TextField label={t('landlords.lease.feeShare')} inputMode="decimal" autoComplete="off" suffix="%" {...fee} />
        )}
        {values.kind !== 'none' && (
          <TextField
            label={t('landlords.lease.feeAfter')}
            inputMode="numeric"
            autoComplete="off"
            {...form.getFieldProps('afterDays')}
            error={touched.afterDays && errors.afterDays}
          />
        )}
        {change.isPending && (
          <div role="status">
            <Text>{progress}</Text>
            <TaskBar label={progress} done={made} total={ids.length} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
