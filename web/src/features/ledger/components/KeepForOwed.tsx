import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAmount } from '../amount-field';
import { depositTermsQuery } from '../api/terms';

/** What is kept for unpaid rent and charges: nothing until something is typed, and never more than is owed. */
export function useKeptForOwed(leaseId: string, currency: string) {
  const t = useT();
  const { money } = useFormats();
  const amountOf = useAmount(currency);
  const { data } = useQuery(depositTermsQuery(leaseId));
  const [typed, setTyped] = useState('');
  const owedCents = data?.owedCents ?? 0;
  const amount = typed.trim() ? amountOf(typed) : undefined;
  const cents = amount?.cents ?? 0;
  const tooMuch = cents > owedCents && t('ledger.deposit.owedTooMuch', { owed: money(owedCents, currency) });
  return { owedCents, typed, setTyped, cents, error: amount?.error ?? tooMuch };
}

interface KeepForOwedProps {
  kept: ReturnType<typeof useKeptForOwed>;
  currency: string;
  /** Errors are shown after the first attempt to submit. */
  tried: boolean;
}

/** Pays what is open with the deposit. Not there while nothing is owed, or where the region doesn’t allow it. */
export function KeepForOwed({ kept: { owedCents, typed, setTyped, error }, currency, tried }: KeepForOwedProps) {
  const t = useT();
  const { money } = useFormats();
  if (owedCents === 0) return null;
  return (
    <MoneyField
      label={t('ledger.deposit.owed')}
      labelEnd={t('ledger.optional')}
      help={t('ledger.deposit.owedHelp', { owed: money(owedCents, currency) })}
      currency={currency}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={tried && error}
    />
  );
}
