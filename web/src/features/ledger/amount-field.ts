import { parseAmount, typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

/** Reads an amount as the reader of the page types it: cents, or the words of what is wrong with it. */
export function useAmount(
  currency: string,
): (text: string) => { cents: number; error?: undefined } | { cents?: undefined; error: string } {
  const t = useT();
  const locale = localeOf(useLanguage().language);
  return (text) => {
    const amount = parseAmount(text, locale, currency);
    if (amount.ok && amount.cents > 0) return { cents: amount.cents };
    if (amount.ok || amount.problem === 'empty' || amount.problem === 'negative')
      return { error: t('ledger.amount.wrong') };
    return { error: t('ledger.amount.like', { example: exampleOf(text, locale, currency) }) };
  };
}

/** What was probably meant, as this reader writes it; else any amount. */
function exampleOf(text: string, locale: string, currency: string): string {
  const meant = ['fr-CA', 'en-CA'].map((other) => parseAmount(text, other, currency)).find(({ ok }) => ok);
  return typedAmount(meant?.ok ? meant.cents : 240_050, currency, locale);
}

/** Today where the reader is, as a day. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
