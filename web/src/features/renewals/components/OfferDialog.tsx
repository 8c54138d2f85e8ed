import { addDays } from '@contract/days';
import { useT } from '@i18n/messages';
import { useBegun } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { OnPaper } from '@shared/lease-letters/OnPaper';
import { Button } from '@ui/controls/Button';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import type { Decision, Renewal } from '../api/renewals';
import { endOf } from './names';
import { offerSteps } from './steps';
import { today } from './today';
import styles from './renewals.module.css';

const ANSWER_DAYS = 14;

/** Sends the renewal to the tenants, with the last day of their answer. */
export function OfferDialog({
  renewals: present,
  onClose,
  decide,
}: {
  renewals: readonly Renewal[];
  onClose: () => void;
  decide: (decisions: Decision[]) => void;
}) {
  const renewals = useBegun(present);
  const t = useT();
  const last = renewals.map(endOf).sort()[0] ?? today();
  const usual = addDays(today(), ANSWER_DAYS);
  const form = useFormik({
    initialValues: { answerBy: String(usual < last ? usual : last), note: '' },
    validate: ({ answerBy }) =>
      answerBy < today() || answerBy > last ? { answerBy: t('renewals.answerByWrong') } : {},
    onSubmit: ({ answerBy, note }) =>
      decide(
        renewals.map((renewal) => ({
          renewal,
          steps: offerSteps(renewal, { answerBy, ...(note.trim() && { note: note.trim() }) }),
        })),
      ),
  });
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      size="sm"
      title={t('renewals.offerTitle', { count: renewals.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('renewals.cancel')}
          </Button>
          <Button {...dialog.send}>{t('renewals.offerVerb', { count: renewals.length })}</Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        <p className={styles.quiet}>{t('renewals.offerText')}</p>
        <TextField
          type="date"
          label={t('renewals.answerBy')}
          min={today()}
          max={last}
          error={form.touched.answerBy && form.errors.answerBy}
          {...form.getFieldProps('answerBy')}
        />
        <TextArea
          label={t('renewals.note')}
          labelEnd={t('renewals.optional')}
          maxLength={1000}
          {...form.getFieldProps('note')}
        />
        <OnPaper names={renewals.flatMap(({ onPaper }) => onPaper)} />
      </form>
    </Dialog>
  );
}
