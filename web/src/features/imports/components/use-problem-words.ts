import { sourceFor } from '@contract/french-pages';
import { importValueNames } from '@contract/import-values';
import { originOf } from '@contract/law-citation';
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
    return t(messageId(`imports.rule.${rule.code}`), { amount, days: rule.limitDays ?? 0 });
  };
}

/** Where the rule that was broken comes from, as a sentence; undefined where it isn't a rule. */
export function useProblemSource(): (problem: Pick<ProblemGroup, 'rule'>) => string | undefined {
  const t = useT();
  const { language } = useLanguage();
  return ({ rule }) => {
    if (!rule) return undefined;
    const { law, place, source } = rule;
    const origin = law ? originOf(language, { place, law, source: null }) : sourceFor(language, source);
    return t('imports.rule.source', { source: origin });
  };
}
