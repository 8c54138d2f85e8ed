import { isCurrency } from '@contract/currencies';
import { parseAmount, typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useState } from 'react';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import type { ServiceRequest } from '../api/types';
import { approvedQuote } from '../approved-quote';
import styles from './OfferDialog.module.css';

interface CompleteDialogProps {
  request: ServiceRequest;
  onClose: () => void;
  loading: boolean;
  onComplete: (done: { costCents?: number; note: string | null }) => void;
}

/** What was done and what it cost; the cost is for the landlord, never for the tenant. */
export function CompleteDialog({ request, onClose, loading, onComplete }: CompleteDialogProps) {
  const t = useT();
  const { language } = useLanguage();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const [note, setNote] = useState('');
  const approved = approvedQuote(request);
  const [cost, setCost] = useState(typedAmount(approved, currency, localeOf(language)));
  const [wrong, setWrong] = useState(false);
  const formats = useFormats();
  const budget = approved ?? request.offers?.find(({ status }) => status === 'accepted')?.budgetCents ?? null;
  const asked = parseAmount(cost, localeOf(language), currency);
  const over = budget !== null && asked.ok && asked.cents > budget;
  const submit = () => {
    const amount = cost.trim() ? parseAmount(cost, localeOf(language), currency) : undefined;
    setWrong(amount?.ok === false);
    if (amount?.ok !== false) onComplete({ note: note.trim() || null, ...(amount?.ok && { costCents: amount.cents }) });
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={loading} onClick={submit}>
        {t('service-requests.complete.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('service-requests.complete.title')} closeLabel={t('app.close')} actions={actions} size="sm">
      <div className={styles.fields}>
        <TextArea
          label={t('service-requests.complete.note')}
          labelEnd={t('service-requests.optional')}
          help={t('service-requests.complete.noteHelp')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          label={t('service-requests.complete.cost')}
          labelEnd={t('service-requests.optional')}
          help={over ? t(approved === null ? 'service-requests.complete.overBudget' : 'service-requests.complete.overQuote', { budget: formats.money(budget, currency) }) : t('service-requests.complete.costHelp')}
          error={wrong ? t('service-requests.amount.wrong') : undefined}
          inputMode="decimal"
          suffix={currency}
          value={cost}
          onChange={(event) => setCost(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
