import { INVOICE_LINES_MAX } from '@contract/invoices';
import { useT } from '@i18n/messages';
import { useFirstWrong } from '@shared/form/use-first-wrong';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useSaveInvoice, type InvoiceDetail } from '../api/invoices';
import { InvoiceLineFields } from './InvoiceLineFields';
import { InvoiceTaxFields } from './InvoiceTaxFields';
import { SaveFailure } from './SaveFailure';
import { SendDialog } from './SendDialog';
import { Sums } from './Sums';
import { EMPTY_LINE, useEditor } from './use-editor';
import { useNet, type NetReader } from './use-net';
import styles from './invoices.module.css';

/** The supplier writes what the invoice says, saves it, and sends it after one question. */
export function InvoiceEditor({ invoice, ...reader }: { invoice: InvoiceDetail } & NetReader) {
  const t = useT();
  const note = useNote('invoices');
  const [asking, ask] = useState(false);
  const save = useSaveInvoice(invoice.id, (sent) => {
    toast({ kind: 'success', title: note((t) => t(sent ? 'invoices.sentToast' : 'invoices.saved')) });
  });
  const { form, kept, totals } = useEditor(invoice, (body, send) => save.mutate({ body, send }));
  useNet(reader, totals?.netCents);
  const ref = useFirstWrong(form);
  const submit = async (send: boolean) => {
    await form.setFieldValue('send', send);
    await form.submitForm();
  };
  /** What is wrong is shown first: no one is asked about an invoice that can't be sent. */
  const askToSend = async () => {
    const wrong = await form.validateForm();
    if (Object.keys(wrong).length > 0) await submit(false);
    else ask(true);
  };
  const { lines, send } = form.values;
  return (
    <form
      ref={ref}
      className={styles.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      {save.error && <SaveFailure error={save.error} invoice={invoice} />}
      {kept.isKept && (
        <Notice
          action={
            <Button variant="secondary" size="sm" onClick={kept.discard}>
              {t('invoices.discardKept')}
            </Button>
          }
        >
          {t('invoices.kept')}
        </Notice>
      )}
      <Section title={t('invoices.lines')}>
        <div className={styles.form}>
          {lines.map((_, at) => (
            <InvoiceLineFields
              key={at}
              form={form}
              at={at}
              currency={invoice.currency}
              onRemove={() => void form.setFieldValue('lines', lines.toSpliced(at, 1))}
            />
          ))}
          <div>
            <Button
              variant="secondary"
              size="sm"
              disabled={lines.length >= INVOICE_LINES_MAX}
              onClick={() => void form.setFieldValue('lines', [...lines, EMPTY_LINE])}
            >
              {t('invoices.addLine')}
            </Button>
          </div>
        </div>
      </Section>
      <InvoiceTaxFields form={form} invoice={invoice} />
      <Section title={t('invoices.terms')}>
        <div className={styles.form}>
          <TextField
            label={t('invoices.dueDays')}
            inputMode="numeric"
            suffix={t('invoices.days')}
            {...form.getFieldProps('dueDays')}
            error={form.touched.dueDays ? form.errors.dueDays : undefined}
          />
          <TextArea
            label={t('invoices.note')}
            labelEnd={t('invoices.optional')}
            rows={2}
            maxLength={1000}
            {...form.getFieldProps('note')}
          />
        </div>
      </Section>
      {totals && <Sums currency={invoice.currency} {...totals} />}
      <FormActions>
        <Button type="submit" variant="secondary" loading={save.isPending && !send}>
          {t('invoices.saveDraft')}
        </Button>
        <Button loading={save.isPending && send} onClick={() => void askToSend()}>
          {t('invoices.send')}
        </Button>
      </FormActions>
      {asking && (
        <SendDialog
          invoice={invoice}
          totalCents={totals?.totalCents ?? 0}
          onSend={() => {
            ask(false);
            void submit(true);
          }}
          onClose={() => ask(false)}
        />
      )}
    </form>
  );
}
