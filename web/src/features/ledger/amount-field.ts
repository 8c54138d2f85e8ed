import { parseAmount } from '@contract/amount-text';
import { currency as currencyOf } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

/** Reads an amount as the reader of the page types it: cents, or the words of what is wrong with it. */
export function useAmount(currency: string): (text: string) => { cents: number; error?: undefined } | { cents?: undefined; error: string } {
  const t = useT();
  const locale = localeOf(useLanguage().language);
  return (text) => {
    const amount = parseAmount(text, locale, currencyOf(currency));
    return amount.ok && amount.cents > 0 ? { cents: amount.cents } : { error: t('ledger.amount.wrong') };
  };
}

/** Today where the reader is, as a day. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
