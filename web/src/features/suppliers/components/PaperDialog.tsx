import { useProblemText } from '@api/problem-text';
import { centsOf, typedAmount } from '@contract/amount-text';
import { CURRENCY_CODES, isCurrency, type Currency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { TRADES, type Trade } from '@contract/service-types';
import { PAPER_CORRECTION_DAYS, SUPPLIER_PAPER_KINDS } from '@contract/supplier-papers';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FileField } from '@ui/fields/FileField';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useSavePaper, type Paper } from '../api/papers';
import styles from './Papers.module.css';

export type PaperKind = Paper['kind'];

interface Values {
  kind: PaperKind;
  issuer: string;
  number: string;
  trade: Trade;
  cover: string;
  currency: Currency;
  validUntil: string;
}

function startOf(kind: PaperKind, present: Paper | undefined, trade: Trade, locale: string): Values {
  const currency = isCurrency(present?.currency) ? present.currency : 'CAD';
  return {
    kind,
    issuer: present?.issuer ?? '',
    number: present?.number ?? '',
    trade: present?.trade ?? trade,
    cover: typedAmount(present?.coverCents ?? null, currency, locale),
    currency,
    validUntil: present?.validUntil ?? '',
  };
}

const DAY_MS = 24 * 3_600_000;

/** Whether changing the kind or the trade is no longer a correction, so that what it was before goes on to count. */
function goesOnToCount({ kind, trade, validUntil, expired, createdAt }: Paper, values: Values): boolean {
  const other = kind !== values.kind || (kind === 'license' && trade !== values.trade);
  const recent = Date.now() - Date.parse(createdAt) < PAPER_CORRECTION_DAYS * DAY_MS;
  return other && validUntil !== null && (expired || !recent);
}

interface PaperDialogProps {
  kind: PaperKind;
  present?: Paper;
  /** The supplier's own trade, for a new license. */
  trade: Trade;
  onClose: () => void;
}

/** Adds or changes an insurance or a license. */
export function PaperDialog({ kind: first, present, trade, onClose }: PaperDialogProps) {
  const t = useT();
  const note = useNote('suppliers');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const locale = localeOf(language);
  const [file, setFile] = useState<File>();
  const save = useSavePaper(() => {
    toast({ kind: 'success', title: note((t) => t('suppliers.papers.saved')) });
    onClose();
  });
  const cents = ({ cover, currency }: Values) => (cover.trim() ? centsOf(cover, locale, currency) : 0);
  const form = useFormik<Values>({
    initialValues: startOf(first, present, trade, locale),
    validate: (values) => ({
      ...(!values.issuer.trim() && { issuer: t('suppliers.papers.required') }),
      ...(!values.number.trim() && { number: t('suppliers.papers.required') }),
      ...(values.kind === 'insurance' && !values.validUntil && { validUntil: t('suppliers.papers.required') }),
      ...(values.kind === 'insurance' &&
        cents(values) === null && {
          cover: t('suppliers.papers.amountWrong', { example: typedAmount(200_000_000, values.currency, locale) }),
        }),
    }),
    onSubmit: (values) => {
      const { kind } = values;
      const coverCents = kind === 'insurance' ? cents(values) || null : null;
      save.mutate({
        present,
        file,
        language,
        body: {
          kind,
          issuer: values.issuer.trim(),
          number: values.number.trim(),
          trade: kind === 'insurance' ? null : values.trade,
          coverCents,
          currency: coverCents ? values.currency : null,
          validUntil: values.validUntil || null,
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
    },
  });
  const insurance = form.values.kind === 'insurance';
  const dialog = useDialogForm(form);
  const error = (name: keyof Values) => (form.touched[name] ? form.errors[name] : undefined);
  const chosen = file?.name ?? present?.certificate?.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(
        present
          ? 'suppliers.papers.editNamed'
          : insurance
            ? 'suppliers.papers.addInsurance'
            : 'suppliers.papers.addLicense',
        { issuer: present?.issuer ?? '' },
      )}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('suppliers.back')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t('suppliers.papers.save')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && <FormError title={problemText(save.error)} />}
        {present && (
          <SelectField
            label={t('suppliers.papers.kind')}
            options={SUPPLIER_PAPER_KINDS.map((value) => ({ value, label: t(`suppliers.papers.kind.${value}`) }))}
            {...form.getFieldProps('kind')}
          />
        )}
        {!insurance && (
          <SelectField
            label={t('suppliers.trade')}
            options={TRADES.map((value) => ({ value, label: t(`suppliers.trade.${value}`) }))}
            {...form.getFieldProps('trade')}
          />
        )}
        {present && goesOnToCount(present, form.values) && (
          <Notice tone="warning">{t('suppliers.papers.changedKind', { days: PAPER_CORRECTION_DAYS })}</Notice>
        )}
        <TextField
          label={t(insurance ? 'suppliers.papers.insurer' : 'suppliers.papers.issuer')}
          maxLength={120}
          autoComplete="off"
          {...form.getFieldProps('issuer')}
          error={error('issuer')}
        />
        <div className={styles.pair}>
          <TextField
            label={t(insurance ? 'suppliers.papers.policy' : 'suppliers.papers.number')}
            maxLength={60}
            autoComplete="off"
            {...form.getFieldProps('number')}
            error={error('number')}
          />
          <TextField
            type="date"
            label={t('suppliers.papers.validUntil')}
            labelEnd={insurance ? undefined : t('suppliers.optional')}
            help={t(insurance ? 'suppliers.papers.lastDay' : 'suppliers.papers.validUntilHelp')}
            {...form.getFieldProps('validUntil')}
            error={error('validUntil')}
          />
        </div>
        {insurance && (
          <div className={styles.pair}>
            <TextField
              label={t('suppliers.papers.amount')}
              labelEnd={t('suppliers.optional')}
              inputMode="decimal"
              {...form.getFieldProps('cover')}
              error={error('cover')}
            />
            <SelectField
              label={t('suppliers.papers.currency')}
              options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
              {...form.getFieldProps('currency')}
            />
          </div>
        )}
        <FileField
          label={t('suppliers.papers.file')}
          help={chosen ? t('suppliers.papers.fileNow', { name: chosen }) : t('suppliers.papers.fileHelp')}
          accept="application/pdf,image/*"
          onFiles={([one]) => setFile(one)}
        />
      </form>
    </Dialog>
  );
}
