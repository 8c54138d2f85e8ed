import { addDays, addMonths, day } from '@contract/days';
import { CONFIDENCES, needsNoSource, RULE_FIELDS, ruleFaults, type RegionTopic } from '@contract/region-rules';
import { useT } from '@i18n/messages';
import { rules } from '@shared/form/rules';
import { useMemo } from 'react';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { RegionEdit, RegionRecord } from '../../api/regions';
import { choiceOfPath, nameOfPath, ruleOfTexts, textsOf } from './rule-values';

/** What is typed of a record: statements by their number, values of the rule by their path. */
export type RuleForm = Record<string, string | boolean>;

export const MOST_STATEMENTS = 6;
/** The kinds of a statement: a text with its source, unknown, or not applicable. */
export const STATEMENT_KINDS = ['said', 'unknown', 'na'] as const;
/** How the two are kept; everything else is a text in English. */
const KEPT = { unknown: 'unknown', na: 'n/a' } as const;

const text = (values: RuleForm, name: string) => String(values[name] ?? '').trim();
export const statementCount = (values: RuleForm) => Number(values['statements']);
const kindOf = (said: string) => (said === KEPT.unknown ? 'unknown' : said === KEPT.na ? 'na' : 'said');
/** Whether everything is unknown, so that there is no rule to apply and nothing to confirm. */
export const isUnknown = (values: RuleForm) =>
  Array.from({ length: statementCount(values) }, (_, at) => values[`kind${at}`]).every((kind) => kind === 'unknown');

export function ruleFormOf({
  topic,
  facts,
  rule,
  validFrom,
  validTo,
}: Pick<RegionRecord, 'topic' | 'facts' | 'rule' | 'validFrom' | 'validTo'>): RuleForm {
  const lines = Array.from({ length: MOST_STATEMENTS }, (_, at) => {
    const { text: said = '', fr, es, saidByRule, source, sourceDate, confidence } = facts[at] ?? {};
    const kind = kindOf(said);
    return {
      [`kind${at}`]: kind,
      [`text${at}`]: kind === 'said' ? said : '',
      [`fr${at}`]: (kind === 'said' && fr) || '',
      [`es${at}`]: (kind === 'said' && es) || '',
      [`ruled${at}`]: saidByRule ?? false,
      [`source${at}`]: source ?? '',
      [`sourceDate${at}`]: sourceDate ?? '',
      [`confidence${at}`]: confidence ?? '',
    };
  });
  const statements = String(Math.max(1, facts.length));
  return {
    ...Object.assign({}, ...lines),
    statements,
    ...textsOf(topic, rule),
    automatic: rule ? 'yes' : 'no',
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
    verified: false,
    note: '',
  };
}

/**
 * The form of what follows a record: the version that is on record already, else a year from the day after its last, without
 * the figures and sources of the old one.
 */
export function followingFormOf(record: RegionRecord): RuleForm {
  if (record.next) return ruleFormOf({ topic: record.topic, ...record.next });
  const end = record.validTo ? day(record.validTo) : null;
  const blank = {
    text: '',
    fr: null,
    es: null,
    saidByRule: false,
    source: null,
    sourceDate: null,
    confidence: null,
    law: null,
    mustCheck: true,
    checked: false,
  };
  const form = ruleFormOf({
    topic: record.topic,
    facts: [blank],
    rule: null,
    validFrom: end && addDays(end, 1),
    validTo: end && addMonths(end, 12),
  });
  return { ...form, automatic: record.rule ? 'yes' : 'no' };
}

export function editOf({ topic, version }: RegionRecord, values: RuleForm): RegionEdit {
  const facts = Array.from({ length: statementCount(values) }, (_, at) => factOf(values, at));
  const unknown = isUnknown(values);
  const rule =
    !unknown && text(values, 'automatic') === 'yes' ? ruleOfTexts(topic, values as Record<string, string>) : null;
  return {
    facts,
    rule,
    validFrom: text(values, 'validFrom') || null,
    validTo: text(values, 'validTo') || null,
    verified: !unknown && values['verified'] === true,
    note: text(values, 'note') || null,
    version,
  };
}

function factOf(values: RuleForm, at: number): RegionEdit['facts'][number] {
  const kind = text(values, `kind${at}`);
  if (kind === 'unknown' || kind === 'na')
    return { text: KEPT[kind], source: null, sourceDate: null, confidence: null };
  return {
    text: text(values, `text${at}`),
    fr: text(values, `fr${at}`) || null,
    es: text(values, `es${at}`) || null,
    saidByRule: values[`ruled${at}`] === true,
    source: text(values, `source${at}`) || null,
    sourceDate: text(values, `sourceDate${at}`) || null,
    confidence: CONFIDENCES.find((known) => known === text(values, `confidence${at}`)) ?? null,
  };
}

export function useRuleSchema(topic: RegionTopic): ObjectSchema<RuleForm> {
  const t = useT();
  return useMemo(() => {
    const isSaid = (at: number, { statements, ...values }: RuleForm) =>
      at < Number(statements) && values[`kind${at}`] === 'said';
    const lines = Array.from({ length: MOST_STATEMENTS }, (_, at) => [
      [
        `text${at}`,
        rules
          .optional(t, 500)
          .test(
            'said',
            t('parts.form.required'),
            (value, { parent }) => !isSaid(at, parent as RuleForm) || Boolean(value?.trim()),
          ),
      ],
      [`fr${at}`, rules.optional(t, 700)],
      [`es${at}`, rules.optional(t, 700)],
      [`ruled${at}`, boolean().defined().default(false)],
      [
        `source${at}`,
        rules
          .optional(t, 300)
          .test(
            'source',
            t('admin.regions.sourceNeeded'),
            (value, { parent }) =>
              !isSaid(at, parent as RuleForm) || Boolean(value) || needsNoSource(String(parent[`text${at}`] ?? '')),
          ),
      ],
      [
        `sourceDate${at}`,
        string()
          .defined()
          .default('')
          .matches(/^(\d{4}(-\d{2}){0,2})?$/, t('admin.regions.dateWrong')),
      ],
    ]).flat();
    const fields = (RULE_FIELDS[topic] ?? []).map(({ path }) => [
      nameOfPath(path),
      string()
        .defined()
        .default('')
        .test(
          'rule',
          t('admin.regions.valueWrong'),
          (_value, { parent }) =>
            (parent as RuleForm)['automatic'] !== 'yes' ||
            isUnknown(parent as RuleForm) ||
            isGood(topic, path, parent as Record<string, string>),
        ),
    ]);
    return object({
      ...Object.fromEntries([...lines, ...fields]),
      verified: boolean().defined().default(false),
      note: rules.optional(t, 500),
    });
  }, [topic, t]);
}

/** Whether the value at a path is one that the topic takes; the server asks the same. */
function isGood(topic: RegionTopic, path: string, values: Record<string, string>): boolean {
  const [name, choice] = [nameOfPath(path), choiceOfPath(path)];
  const rule = ruleOfTexts(topic, { [name]: values[name] ?? '', [choice]: values[choice] ?? '' });
  return rule !== null && !ruleFaults(topic, rule).some((fault) => fault.path === path);
}
