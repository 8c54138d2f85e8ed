import { parseAmount, typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import type { Quote } from '../api/types';
import styles from './AmountChoice.module.css';

/** Lets a tenant pay a part, or the next rent with what is owed: the quote follows the amount. */
export function AmountChoice({
  quote,
  startCents,
  onAmount,
  onWrong,
}: {
  quote: Quote;
  /** The amount that was chosen before a payment failed. */
  startCents: number | undefined;
  onAmount: (cents: number | undefined) => void;
  onWrong: (wrong: boolean) => void;
}) {
  const t = useT();
  const { money } = useFormats();
  const locale = localeOf(useLanguage().language);
  const [open, setOpen] = useState(startCents !== undefined);
  const [text, setText] = useState(() =>
    startCents === undefined ? '' : typedAmount(startCents, quote.currency, locale),
  );
  const [wrong, setWrong] = useState(false);
  const take = (typed: string) => {
    setText(typed);
    const amount = parseAmount(typed, locale, quote.currency);
    const fits = amount.ok && amount.cents > 0 && amount.cents <= quote.maxCents;
    // Emptied, the field asks for an amount: it must never mean the whole sum.
    setWrong(!fits);
    onWrong(!fits);
    if (fits) onAmount(amount.cents);
  };
  if (!open) {
    return (
      <Button
        className={styles.open}
        variant="ghost"
        size="sm"
        onClick={() => {
          setOpen(true);
          onWrong(true);
        }}
      >
        {t('payments.amount.other')}
      </Button>
    );
  }
  return (
    <MoneyField
      className={styles.field}
      label={t('payments.amount.label')}
      // After the end of a lease nothing comes that could be paid ahead.
      help={t(quote.maxCents > quote.owedCents ? 'payments.amount.help' : 'payments.amount.owedOnly', {
        max: money(quote.maxCents, quote.currency),
      })}
      error={wrong && t('payments.amount.wrong', { max: money(quote.maxCents, quote.currency) })}
      data-autofocus
      value={text}
      onChange={(event) => take(event.target.value)}
      currency={quote.currency}
    />
  );
}
