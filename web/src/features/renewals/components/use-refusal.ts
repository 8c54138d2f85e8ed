import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { originOf, type Law } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';

interface Finding {
  code: string;
  limit: { cents?: number; day?: string };
  place?: string | null;
  source: string | null;
  sourceDate: string | null;
  law?: Law | null;
  mustCheck?: boolean;
}

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'code' in value && 'limit' in value;

function findingsOf(error: unknown): Finding[] {
  const rules: unknown =
    error instanceof Problem && ['region_rule', 'confirmation_required'].includes(error.code)
      ? error.body['rules']
      : undefined;
  return Array.isArray(rules) ? rules.filter(isFinding) : [];
}

/** Why a step was refused: the rule of the region with its limit and source, else the failure's own words. */
export function useRefusal(): (error: unknown, currency: string) => string {
  const t = useT();
  const has = useHasMessage();
  const problemText = useProblemText();
  const { money, day } = useFormats();
  const { language } = useLanguage();
  return (error, currency) => {
    const known = findingsOf(error).filter(({ code }) => has(`renewals.rule.${code}`));
    if (known.length === 0) return problemText(error);
    return known
      .map(({ code, limit, place, law, source, sourceDate, mustCheck }) => {
        const words = t(messageId(`renewals.rule.${code}`), {
          amount: limit.cents === undefined ? '' : money(limit.cents, currency),
          day: limit.day ? day(limit.day) : '',
        });
        return [
          words,
          ...(source
            ? [
                t('renewals.rule.source', {
                  source: originOf(language, { place, law, source, date: sourceDate }),
                }),
              ]
            : []),
          ...(source && mustCheck ? [t('renewals.rule.unchecked')] : []),
        ].join(' ');
      })
      .join(' ');
  };
}
