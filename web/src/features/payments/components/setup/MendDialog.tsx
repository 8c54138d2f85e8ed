import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { messageId, type MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useFormik } from 'formik';
import { leaseChoiceQuery, useResolve, type Finding, type Resolution } from '../../api/findings';
import { whatOf } from './finding-words';
import styles from './setup.module.css';

type Action = Resolution['action'];

const ACTIONS: Readonly<Record<Finding['kind'], readonly Action[]>> = {
  unknown_here: ['book', 'dismiss'],
  unknown_there: ['give_up', 'dismiss'],
  differs: ['dismiss'],
  cut_off: ['confirm', 'give_up'],
};

/** The words of a choice: what was cut off on its way has others, and a refund has its own. */
function wordOf(action: Action, { kind, refundId }: Finding): MessageId {
  const word = kind === 'cut_off' && action === 'give_up' ? 'never_came' : action;
  return messageId(`payments.reconcile.do.${word}${refundId ? '_refund' : ''}`);
}

interface MendDialogProps {
  finding: Finding;
  /** Whether the reader has leases to book it on: a landlord has, an admin has not. */
  books: boolean;
  onClose: () => void;
}

/** Resolves a difference between the two sides. The choice and the person are recorded in the audit log. */
export function MendDialog({ finding, books, onClose }: MendDialogProps) {
  const t = useT();
  const { money, day } = useFormats();
  const problemText = useProblemText();
  const resolve = useResolve(finding.id, onClose);
  const disputed = finding.paymentState === 'disputed' || finding.paymentState === 'won';
  const choices = ACTIONS[finding.kind].filter(
    (action) => (books || action !== 'book') && !(disputed && action === 'give_up'),
  );
  const form = useFormik({
    initialValues: { action: choices[0] ?? 'dismiss', leaseId: '', note: '' },
    validate: ({ action, leaseId, note }) => ({
      ...(action === 'book' && !leaseId && { leaseId: t('payments.reconcile.leaseMissing') }),
      ...(action === 'dismiss' && !note.trim() && { note: t('payments.reconcile.noteMissing') }),
    }),
    onSubmit: ({ action, leaseId, note }) =>
      resolve.mutate({ action, ...(action === 'book' && { leaseId }), ...(note.trim() && { note: note.trim() }) }),
  });
  const dialog = useDialogForm(form);
  const { values, touched, errors } = form;
  const options = choices.map((value) => ({
    value,
    label: t(wordOf(value, finding)),
    description: t(messageId(`${wordOf(value, finding)}Text`)),
  }));
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('payments.reconcile.cancel')}
      </Button>
      <Button loading={resolve.isPending} {...dialog.send}>
        {t('payments.reconcile.mend')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payments.reconcile.mendTitle')}
      closeLabel={t('app.close')}
      actions={actions}
      size="md"
    >
      <form className={styles.form} {...dialog.form}>
        {resolve.error && <FormError title={problemText(resolve.error)} />}
        <p className={styles.note}>
          {t(whatOf(finding))} {money(finding.amountCents, finding.currency)}, {day(finding.happenedOn)},{' '}
          <span className={styles.reference}>{finding.reference}</span>
        </p>
        {disputed && <Notice>{t('payments.reconcile.disputed')}</Notice>}
        <RadioCards
          label={t('payments.reconcile.how')}
          options={options}
          value={values.action}
          onChange={(action) => void form.setFieldValue('action', action)}
        />
        {values.action === 'book' && (
          <LeaseField
            currency={finding.currency}
            field={form.getFieldProps('leaseId')}
            error={touched.leaseId && errors.leaseId}
          />
        )}
        <TextField
          label={t('payments.reconcile.note')}
          maxLength={300}
          {...form.getFieldProps('note')}
          error={touched.note && errors.note}
        />
      </form>
    </Dialog>
  );
}

interface LeaseFieldProps {
  currency: string;
  field: ReturnType<ReturnType<typeof useFormik<{ leaseId: string }>>['getFieldProps']>;
  error?: string | false | undefined;
}

function LeaseField({ currency, field, error }: LeaseFieldProps) {
  const t = useT();
  const { data: leases = [] } = useQuery(leaseChoiceQuery());
  const options = leases
    .filter((lease) => lease.currency === currency && lease.state !== 'draft')
    .map(({ id, streetNumber, street, unitLabel, tenants }) => ({
      value: id,
      label: `${streetNumber} ${street}, ${unitLabel} · ${tenants.join(', ')}`,
    }));
  return (
    <SelectField
      label={t('payments.reconcile.lease')}
      placeholder={t('payments.reconcile.leaseMissing')}
      options={options}
      {...field}
      error={error}
    />
  );
}
