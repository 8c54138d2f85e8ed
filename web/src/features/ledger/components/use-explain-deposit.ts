import { Problem } from '@api/problem';
import { originOf, type Law } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';

interface Finding {
  code: string;
  limit: { cents?: number };
  place: string | null;
  source: string | null;
  sourceDate: string | null;
  law?: Law | null;
}

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'code' in value && 'limit' in value;

/** Which rule of the region forbids a deposit, with its limit and source, as the form of a lease says it. */
export function useExplainDeposit(currency: string): (error: unknown) => string | undefined {
  const t = useT();
  const has = useHasMessage();
  const { money } = useFormats();
  const { language } = useLanguage();
  return (error) => {
    const rules: unknown = error instanceof Problem && error.code === 'region_rule' ? error.body['rules'] : [];
    const known = Array.isArray(rules)
      ? rules.filter(isFinding).filter(({ code }) => has(`ledger.opening.rule.${code}`))
      : [];
    const said = known.map(({ code, limit, place, law, source, sourceDate }) => {
      const words = t(messageId(`ledger.opening.rule.${code}`), {
        amount: limit.cents === undefined ? '' : money(limit.cents, currency),
      });
      const from = originOf(language, { place, law, source, date: sourceDate });
      return from ? `${words} ${t('ledger.opening.rule.source', { source: from })}` : words;
    });
    return said.join(' ') || undefined;
  };
}
