import { parseAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useNote } from '@shared/notes';
import { Button, type ButtonLook } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useSendQuote } from '../api/quotes';
import type { ServiceRequest } from '../api/types';
import styles from './OfferDialog.module.css';

/** Asks for a price. Not rendered while an earlier one waits for its answer. */
export function QuoteButton({ request, ...look }: { request: ServiceRequest } & Pick<ButtonLook, 'size' | 'variant'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (request.quotes?.some(({ status }) => status === 'sent')) return null;
  return (
    <>
      <Button variant="secondary" {...look} onClick={() => setOpen(true)}>
        {t('service-requests.quote.title')}
      </Button>
      {open && <QuoteDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function QuoteDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const t = useT();
  const say = useNote('service-requests');
  const { language } = useLanguage();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const { money } = useFormats();
  const [wrong, setWrong] = useState(false);
  // After the work, only a price above the limit needs an answer.
  const above = request.status === 'completed' ? (request.limitCents ?? 0) : 0;
  const send = useSendQuote(request.id, () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.quote.sent')) });
    onClose();
  });
  const submit = () => {
    const parsed = parseAmount(amount, localeOf(language), currency);
    const valid = parsed.ok && parsed.cents > above;
    setWrong(!valid);
    if (valid) send.mutate({ amountCents: parsed.cents, note: note.trim() || null });
  };
  const wrongWords =
    above > 0
      ? t('service-requests.quote.aboveLimit', { limit: money(above, currency) })
      : t('service-requests.amount.wrong');
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={send.isPending} onClick={submit}>
        {t('service-requests.quote.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.quote.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        <MoneyField
          label={t('service-requests.quote.amount')}
          help={t('service-requests.quote.amountHelp')}
          error={wrong ? wrongWords : undefined}
          currency={currency}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextArea
          label={t('service-requests.quote.note')}
          labelEnd={t('service-requests.optional')}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
