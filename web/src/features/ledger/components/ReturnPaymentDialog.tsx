import { useProblemText } from '@api/problem-text';
import { typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState, type ReactNode } from 'react';
import { today, useAmount } from '../amount-field';
import { useReturnPayment } from '../api/enter';
import { ledgerSummaryQuery } from '../api/ledger';
import { returnedFeeQuery } from '../api/terms';
import type { RecordedRow } from '../api/types';
import { useExplainDeposit } from './use-explain-deposit';
import { useRuleText } from './use-rule-text';
import styles from './dialogs.module.css';

/** What the region allows: the amount on record, its text, or that nothing is known. */
function useFeeHelp(leaseId: string, currency: string) {
  const t = useT();
  const { money } = useFormats();
  const ruleText = useRuleText();
  const { data } = useQuery(returnedFeeQuery(leaseId));
  if (!data) return { fixedCents: null, bankCharge: false, help: '' };
  const { fixedCents, bankCharge, status, words } = data;
  if (fixedCents !== null)
    return {
      fixedCents,
      bankCharge,
      help: t(bankCharge ? 'ledger.back.feeAndBank' : 'ledger.back.feeLimit', { amount: money(fixedCents, currency) }),
    };
  return {
    fixedCents,
    bankCharge: false,
    help: status === 'unknown' ? t('ledger.back.feeUnknown') : t('ledger.back.feeText', { value: ruleText(words) }),
  };
}

interface ReturnPaymentProps {
  leaseId: string;
  row: RecordedRow;
  paymentId: string;
  /** Shown above the fields: the choice that opened this dialog. */
  children: ReactNode;
  onClose: () => void;
}

/** The bank returned a recorded payment: the day, and a fee if the landlord asks for one. */
export function ReturnPaymentDialog({
  leaseId,
  row: { date, currency },
  paymentId,
  children,
  onClose,
}: ReturnPaymentProps) {
  const t = useT();
  const problemText = useProblemText();
  const explain = useExplainDeposit(currency);
  const amountOf = useAmount(currency);
  const locale = localeOf(useLanguage().language);
  const { fixedCents, bankCharge, help } = useFeeHelp(leaseId, currency);
  // Today in the time zone of the property. For the reader it may already be tomorrow, which the server refuses.
  const { data: summary } = useQuery(ledgerSummaryQuery(leaseId));
  const [chosenDay, setReturnedOn] = useState<string>();
  const returnedOn = chosenDay ?? summary?.today ?? today();
  const [charges, setCharges] = useState(false);
  const [bank, setBank] = useState('');
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const giveBack = useReturnPayment(onClose);
  const bankCents = bankCharge ? (amountOf(bank).cents ?? 0) : 0;
  const largest = fixedCents === null ? null : fixedCents + bankCents;
  const fee = typed ?? (largest ? typedAmount(largest, currency, locale) : '');
  const dayError = (!returnedOn || returnedOn < date) && t('ledger.back.dayWrong');
  const submit = () => {
    setTried(true);
    const feeCents = charges ? amountOf(fee).cents : 0;
    if (dayError || feeCents === undefined) return;
    giveBack.mutate({
      paymentId,
      returnedOn,
      ...(feeCents > 0 && { feeCents }),
      ...(feeCents > 0 && bankCents > 0 && { bankChargeCents: bankCents }),
    });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={giveBack.isPending} onClick={submit}>
        {t('ledger.back.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('ledger.back.title')} closeLabel={t('app.close')} actions={actions}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        {giveBack.error && <FormError title={explain(giveBack.error) ?? problemText(giveBack.error)} />}
        {children}
        <TextField
          label={t('ledger.back.day')}
          type="date"
          min={date}
          value={returnedOn}
          onChange={(event) => setReturnedOn(event.target.value)}
          error={tried && dayError}
        />
        <Checkbox
          checked={charges}
          onChange={(event) => setCharges(event.target.checked)}
          label={t('ledger.back.charge')}
          help={help}
        />
        {charges && bankCharge && (
          <MoneyField
            label={t('ledger.back.bank')}
            labelEnd={t('ledger.optional')}
            currency={currency}
            value={bank}
            onChange={(event) => setBank(event.target.value)}
          />
        )}
        {charges && (
          <MoneyField
            label={t('ledger.back.fee')}
            currency={currency}
            value={fee}
            onChange={(event) => setTyped(event.target.value)}
            error={tried && amountOf(fee).error}
          />
        )}
      </form>
    </Dialog>
  );
}
