import { Problem } from '@api/problem';
import { originOf, type Law } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';

/** A rule of the region that something breaks. */
export interface Finding {
  code: string;
  topic?: string;
  value: string;
  place?: string | null;
  source: string | null;
  sourceDate: string | null;
  law?: Law | null;
  mustCheck?: boolean;
  limit: { cents?: number; day?: string; afterDays?: number };
}

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'code' in value && 'value' in value;

/** Whether the landlord has to confirm what can't be checked against the region's rules. */
export const asksToConfirm = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'confirmation_required';

/** Whether an end that comes sooner, or a shorter term, was refused or has to be confirmed: the tenant may have agreed to it. */
export const asksForAgreement = (error: unknown): boolean =>
  rulesOf(error).some(({ topic }) => topic === 'end_of_term');

/** The rules of the region that an answer names; none for any other error. */
export function rulesOf(error: unknown): Finding[] {
  if (!(error instanceof Problem) || !['region_rule', 'confirmation_required'].includes(error.code)) return [];
  const { rules } = error.body;
  return Array.isArray(rules) ? rules.filter(isFinding) : [];
}

/** What a rule says, with its limit and its source. */
export function useRuleWords(currency: string): (finding: Finding) => string {
  const t = useT();
  const { money, day } = useFormats();
  const { language } = useLanguage();
  return ({ code, limit, place, law, source, sourceDate, mustCheck }) => {
    const values = {
      amount: limit.cents === undefined ? '' : money(limit.cents, currency),
      day: limit.day ? day(limit.day) : '',
      days: limit.afterDays ?? 0,
      source: originOf(language, { place, law, source, date: sourceDate }) || t('landlords.region.noSource'),
    };
    return [
      t(messageId(`landlords.region.${code}`), values),
      t('landlords.region.source', values),
      ...(mustCheck ? [t('landlords.region.unchecked')] : []),
    ].join(' ');
  };
}

/** Where terms are changed there is no reason to choose: only the tenant's agreement, or a notice. */
const ofTerms = (finding: Finding): Finding =>
  finding.code === 'cause_required' ? { ...finding, code: 'cause_required_terms' } : finding;

/** Which rule of the region forbids the terms, with its source: what the form says instead of a bare refusal. */
export function useExplainLease(
  currency: string,
  { changesTerms = false }: { changesTerms?: boolean } = {},
): (error: unknown) => string | undefined {
  const t = useT();
  const wordsOf = useRuleWords(currency);
  return (error) => {
    if (error instanceof Problem && error.code === 'lease_overlap') return t('landlords.lease.overlap');
    const said = rulesOf(error).map((finding) => wordsOf(changesTerms ? ofTerms(finding) : finding));
    if (changesTerms && said.length > 0 && asksToConfirm(error)) said.push(t('landlords.confirm.missing'));
    return said.join(' ') || undefined;
  };
}
