import { FILE_BYTES } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useUnsaved } from '@shared/form/unsaved';
import { useFirstWrong } from '@shared/form/use-first-wrong';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import { useSavePaper } from '../api/paper';
import { PaperFile } from './PaperFile';
import { PaperTaxFields } from './PaperTaxFields';
import { SaveFailure } from './SaveFailure';
import { SendDialog } from './SendDialog';
import { Sums } from './Sums';
import { useNet, type NetReader } from './use-net';
import { usePaperEditor } from './use-paper-editor';
import styles from './invoices.module.css';

/** The supplier photographs or uploads an invoice of their own, types what is printed on it, and sends it after one question. */
export function PaperEditor({ invoice, ...reader }: { invoice: InvoiceDetail } & NetReader) {
  const t = useT();
  const note = useNote('invoices');
  const { language } = useLanguage();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [asking, ask] = useState(false);
  const save = useSavePaper(invoice.id, (sent) => {
    setFile(undefined);
    toast({ kind: 'success', title: note((t) => t(sent ? 'invoices.sentToast' : 'invoices.saved')) });
  });
  const { form, sums, suggest } = usePaperEditor(invoice, (body, send) => {
    save.mutate({ body, file, fileId: invoice.paper?.fileId, language, send });
  });
  useNet(reader, sums.netCents);
  const ref = useFirstWrong(form);
  useUnsaved((form.dirty || file !== undefined) && !save.isPending && !save.isSuccess);
  const hasFile = () => {
    const there = file !== undefined || invoice.paper !== null;
    if (!there) setFileError(t('invoices.paper.fileRequired'));
    return there;
  };
  const submit = async (send: boolean) => {
    await form.setFieldValue('send', send);
    if (hasFile()) await form.submitForm();
  };
  /** What is wrong is shown first: no one is asked about an invoice that can't be sent. */
  const askToSend = async () => {
    const wrong = await form.validateForm();
    if (Object.keys(wrong).length > 0) await form.submitForm();
    else if (hasFile()) ask(true);
  };
  const choose = (chosen: File | undefined) => {
    const tooLarge = chosen !== undefined && chosen.size > FILE_BYTES.document;
    setFileError(tooLarge ? t('invoices.paper.tooLarge') : undefined);
    if (!tooLarge) setFile(chosen);
  };
  const error = (name: 'number' | 'issuedOn' | 'total' | 'dueDays') =>
    form.touched[name] ? form.errors[name] : undefined;
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
      <Section title={t('invoices.paper.title')}>
        <PaperFile paper={invoice.paper} file={file} error={fileError} onFile={choose} />
      </Section>
      <Section title={t('invoices.paper.figures')}>
        <div className={styles.form}>
          <div className={styles.figures}>
            <TextField
              label={t('invoices.paper.number')}
              maxLength={30}
              autoComplete="off"
              {...form.getFieldProps('number')}
              error={error('number')}
            />
            <TextField
              type="date"
              label={t('invoices.paper.date')}
              {...form.getFieldProps('issuedOn')}
              error={error('issuedOn')}
            />
          </div>
          <div className={styles.figures}>
            <MoneyField
              label={t('invoices.paper.total')}
              currency={invoice.currency}
              {...form.getFieldProps('total')}
              onBlur={(event) => {
                form.handleBlur(event);
                suggest();
              }}
              error={error('total')}
            />
            <TextField
              label={t('invoices.dueDays')}
              inputMode="numeric"
              suffix={t('invoices.days')}
              {...form.getFieldProps('dueDays')}
              error={error('dueDays')}
            />
          </div>
          <PaperTaxFields form={form} currency={invoice.currency} />
          <TextArea
            label={t('invoices.note')}
            labelEnd={t('invoices.optional')}
            rows={2}
            maxLength={1000}
            {...form.getFieldProps('note')}
          />
        </div>
      </Section>
      {sums.totalCents > 0 && <Sums currency={invoice.currency} {...sums} />}
      <FormActions>
        <Button type="submit" variant="secondary" loading={save.isPending && !form.values.send}>
          {t('invoices.saveDraft')}
        </Button>
        <Button loading={save.isPending && form.values.send} onClick={() => void askToSend()}>
          {t('invoices.send')}
        </Button>
      </FormActions>
      {asking && (
        <SendDialog
          invoice={invoice}
          totalCents={sums.totalCents}
          paperNumber={form.values.number.trim()}
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
