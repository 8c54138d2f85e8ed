import type { components } from '@api/schema';
import { sourceFor } from '@contract/french-pages';
import { localeOf } from '@contract/languages';
import { isOfficialSource } from '@contract/official-sources';
import { writtenSourceDate } from '@contract/source-date';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Heading, Text } from '@ui/layout/Heading';
import { Sourced } from '@ui/link/Sourced';
import { Fragment } from 'react';
import { LawLink } from './LawLink';
import styles from './region-rules.module.css';

type Rule = components['schemas']['RegionRuleResponse'];
type Fact = components['schemas']['RegionFactResponse'];

/**
 * How much a source is worth: checked by a person; an authority's page that no one compared yet; a law that is named, though its
 * text was read elsewhere; or anyone else's page alone.
 */
const KINDS = ['checked', 'official', 'law', 'other'] as const;
type Kind = (typeof KINDS)[number];

function kindOf({ checked, law, source }: Fact): Kind {
  if (checked) return 'checked';
  if (isOfficialSource(source ?? '')) return 'official';
  return law ? 'law' : 'other';
}

interface Source {
  kind: Kind;
  law: Fact['law'];
  source: string;
  date: string | null;
  topics: Set<Rule['topic']>;
}

function sourcesOf(rules: readonly Rule[]): Source[] {
  const found = new Map<string, Source>();
  for (const { topic, facts, next } of rules) {
    for (const fact of [...facts, ...(next?.facts ?? [])]) {
      if (fact.source === null) continue;
      const kind = kindOf(fact);
      const key = JSON.stringify([kind, fact.law?.en, fact.source, fact.sourceDate]);
      const known = found.get(key) ?? {
        kind,
        law: fact.law,
        source: fact.source,
        date: fact.sourceDate,
        topics: new Set(),
      };
      known.topics.add(topic);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

interface RuleSourcesProps {
  rules: readonly Rule[];
  topicName: (topic: Rule['topic']) => string;
}

/** Where the rules come from, each source once with the rules that it is for, and how far someone has checked them. */
export function RuleSources({ rules, topicName }: RuleSourcesProps) {
  const t = useT();
  const { list } = useFormats();
  const { language } = useLanguage();
  const sources = sourcesOf(rules);
  if (sources.length === 0) return null;
  const lineOf = ({ source, date, topics }: Source) =>
    `${[sourceFor(language, source), date && writtenSourceDate(localeOf(language), date)].filter(Boolean).join(', ')} (${list([...topics].map(topicName))})`;
  return (
    <section className={styles.sources}>
      <Heading level={3}>{t('region-rules.sources')}</Heading>
      {sources.some(({ kind }) => kind !== 'checked') && (
        <Text look="small" ink={2}>
          {t('region-rules.sources.lead')}
        </Text>
      )}
      {KINDS.map((kind) => {
        const ofKind = sources.filter((source) => source.kind === kind);
        return (
          ofKind.length > 0 && (
            <Fragment key={kind}>
              <Text look="small">{t(`region-rules.sources.${kind}`)}</Text>
              <ul>
                {ofKind.map((source) => (
                  <li key={`${source.law?.en} ${lineOf(source)}`}>
                    <Text as="span" look="small" ink={2}>
                      {source.law && (
                        <>
                          <LawLink law={source.law} />,{' '}
                        </>
                      )}
                      <Sourced>{lineOf(source)}</Sourced>
                    </Text>
                  </li>
                ))}
              </ul>
            </Fragment>
          )
        );
      })}
    </section>
  );
}
