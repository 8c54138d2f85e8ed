import type { components } from '@api/schema';
import type { FlatRule } from '@contract/region-rules';
import { REGIONS } from '@contract/regions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Text } from '@ui/layout/Heading';
import { ruleSentences } from './rule-sentences';
import { RuleSources } from './RuleSources';
import styles from './region-rules.module.css';

type Schemas = components['schemas'];
export type RegionRule = Schemas['RegionRuleResponse'];
type Fact = Schemas['RegionFactResponse'];
/** What is on record for a time: statements, and the values that sentences are made of. */
type Known = Pick<RegionRule, 'facts' | 'rule'>;

/** A statement in the reader's language, or in English with a note that says so. */
function Statement({ fact }: { fact: Fact }) {
  const t = useT();
  const { language } = useLanguage();
  if (fact.text === 'unknown') return t('region-rules.unknown');
  if (fact.text === 'n/a') return t('region-rules.notApplicable');
  const text = language === 'en' ? fact.text : fact[language];
  if (text !== null) return text;
  return (
    <>
      <span lang="en">{fact.text}</span> {t('region-rules.inEnglish')}
    </>
  );
}

/** What a rule says: its values as sentences, then the statements that say more than those. */
function Said({
  topic,
  known: { facts, rule },
  currency,
}: {
  topic: RegionRule['topic'];
  known: Known;
  currency: string;
}) {
  const t = useT();
  const formats = useFormats();
  const { language } = useLanguage();
  const values = rule as FlatRule | null;
  const sentences = values ? ruleSentences(topic, values, { t, formats, currency, language }) : [];
  const more = facts.filter((fact) => sentences.length === 0 || !fact.saidByRule);
  const french = language === 'fr' ? values?.['french.page'] : undefined;
  const page = topic === 'notice_form' ? (french ?? values?.['page']) : undefined;
  return (
    <ul className={styles.said}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more.map((fact) => (
        <li key={`${fact.text} ${fact.source}`}>
          <Statement fact={fact} />
        </li>
      ))}
      {typeof page === 'string' && (
        <li>
          <a href={page} target="_blank" rel="noopener noreferrer">
            {t('region-rules.notice_form.open')}
          </a>
        </li>
      )}
    </ul>
  );
}

interface RegionRulesProps {
  /** `CA-QC`. */
  region: string;
  rules: readonly RegionRule[];
  topicName: (topic: RegionRule['topic']) => string;
  /** What the product does with it, where the reader should know. */
  statusOf?: (rule: RegionRule) => string | null;
}

/** The tenancy rules of a place in the reader's language, and once, below them, where they come from. */
export function RegionRules({ region, rules, topicName, statusOf }: RegionRulesProps) {
  const t = useT();
  const { day } = useFormats();
  const currency = REGIONS.find(({ code }) => code === region)?.currency ?? 'CAD';
  const facts = rules.map((rule) => {
    const end = rule.validTo
      ? t(`region-rules.${rule.status === 'expired' ? 'ended' : 'until'}`, { day: day(rule.validTo) })
      : null;
    const about = [rule.place && t('region-rules.inPlace', { place: rule.place }), end, statusOf?.(rule)];
    return {
      label: topicName(rule.topic),
      value: (
        <>
          <Said topic={rule.topic} known={rule} currency={currency} />
          {about.some(Boolean) && (
            <Text as="div" look="small" ink={2}>
              {about.filter(Boolean).join(' · ')}
            </Text>
          )}
          {rule.next && (
            <div className={styles.next}>
              <Text as="div" look="small" ink={2}>
                {t('region-rules.next', { day: day(rule.next.validFrom) })}
              </Text>
              <Said topic={rule.topic} known={rule.next} currency={currency} />
            </div>
          )}
        </>
      ),
    };
  });
  return (
    <>
      <FactList stacked facts={facts} />
      <RuleSources rules={rules} topicName={topicName} />
    </>
  );
}
