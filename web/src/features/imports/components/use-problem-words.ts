import { importValueNames } from '@contract/import-values';
import { postalCodeExample } from '@contract/postal-codes';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import type { ProblemGroup } from '../api/imports';

/** What is wrong in a cell, in the reader's words. */
export function useProblemWords(): (problem: Pick<ProblemGroup, 'code' | 'column' | 'rule'>) => string {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  return ({ code, column, rule }) => {
    if (!rule)
      return t(`imports.problem.${code}`, {
        example: postalCodeExample('CA'),
        values: importValueNames(column, language).join(', '),
      });
    const amount = rule.limitCents === null ? '' : money(rule.limitCents, 'CAD');
    return t(messageId(`imports.rule.${rule.code}`), { amount, days: rule.limitDays ?? 0, source: rule.source });
  };
}
