import { PRICE_CURRENCY } from '@contract/currencies';
import { RULE_FIELDS, REGION_TOPICS } from '@contract/region-rules';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import type { LogEntry } from '../../api/log';
import type { SettingName } from '../../api/settings';
import { writtenValue } from '../regions/rule-values';
import { useSettingWords } from '../settings/use-setting-words';

type Change = LogEntry['changes'][number];

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FACT = /^facts\.(\d+)(\.source)?$/;
const TARGET = /^(low|medium|high|urgent)\.(firstMinutes|resolutionMinutes)$/;

function ruleFieldOf(field: string) {
  const topic = REGION_TOPICS.find((one) => field.startsWith(`${one}.`));
  return topic && RULE_FIELDS[topic]?.find(({ path }) => `${topic}.${path}` === field);
}

/** What a field is called. One without words is shown by its own name. */
function useFieldWords(): (field: string) => string {
  const t = useT();
  const has = useHasMessage();
  return (field) => {
    const [, fact, source] = FACT.exec(field) ?? [];
    if (fact) return t(source ? 'admin.change.source' : 'admin.change.fact', { number: Number(fact) });
    const [, priority = '', target] = TARGET.exec(field) ?? [];
    if (target) return t(messageId(`admin.change.${target}`), { priority });
    const id = [`admin.change.${field}`, `admin.settings.name.${field}`, `admin.regions.field.${field}`].find(has);
    return id ? t(messageId(id)) : field;
  };
}

/** What changed in an entry of the log, a line for each field: “Opening hours: – → 24/7”. */
export function useChangeWords(): (change: Change) => string {
  const t = useT();
  const has = useHasMessage();
  const { instant, day, money } = useFormats();
  const fieldWords = useFieldWords();
  const settingWords = useSettingWords();
  const valueOf = (field: string, value: string | null): string => {
    if (has(`admin.settings.name.${field}`)) return settingWords(field as SettingName, value);
    if (value === null || value === '') return '–';
    if (field === 'userType') return t(messageId(`admin.role.${value}`));
    if (field === 'valueCents') return money(Number(value), PRICE_CURRENCY);
    if (has(`admin.change.${field}.${value}`)) return t(messageId(`admin.change.${field}.${value}`));
    if (field === 'staffRole') return t(messageId(`admin.staffRole.${value}`));
    const rule = ruleFieldOf(field);
    if (rule) return writtenValue(rule, value);
    if (DAY.test(value)) return day(value);
    return INSTANT.test(value) ? instant(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
  };
  return ({ field, from, to }) => {
    const name = fieldWords(field);
    if (from === undefined || to === undefined) return t('admin.change.hidden', { field: name });
    return t('admin.change.line', { field: name, from: valueOf(field, from), to: valueOf(field, to) });
  };
}
