import { IMPORT_FIELDS } from '@contract/import/fields';
import { importValueNames } from '@contract/import-values';
import { postalCodeExample } from '@contract/postal-codes';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Tag } from '@ui/controls/Tag';
import { Disclosure } from '@ui/layout/Disclosure';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import type { Import, ProblemGroup } from '../api/imports';
import styles from './imports.module.css';

/** What is wrong in a cell, in the reader's words. */
function useProblemWords(): (problem: ProblemGroup) => string {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  return ({ code, column, rule }) => {
    if (!rule) return t(`imports.problem.${code}`, { example: postalCodeExample('CA'), values: importValueNames(column, language).join(', ') });
    const amount = rule.limitCents === null ? '' : money(rule.limitCents, 'CAD');
    return t(`imports.rule.${rule.code}`, { amount, source: rule.source });
  };
}

/** Mistakes by kind, each with its lines. */
export function ImportProblems({ found }: { found: Import }) {
  const t = useT();
  return (
    <>
      <Notice tone="danger" announce title={t('imports.problems.title', { count: found.problemCount })}>{t('imports.problems.text')}</Notice>
      <Section title={t('imports.problems')} className={styles.block}>
        {found.groups.map((group, at) => <Group key={at} group={group} open={at === 0} />)}
      </Section>
    </>
  );
}

function Group({ group, open }: { group: ProblemGroup; open: boolean }) {
  const t = useT();
  const { language } = useLanguage();
  const { list } = useFormats();
  const words = useProblemWords();
  const { column, count, lines, values } = group;
  const name = column ? IMPORT_FIELDS[column].names[language] : t('imports.wholeLine');
  const title = (
    <span className={styles.groupTitle}>
      <span><strong>{name}</strong> {words(group)}</span>
      <Tag>{t('imports.problems.lines', { count })}</Tag>
    </span>
  );
  return (
    <Disclosure title={title} open={open}>
      {values.length > 0 && <p className={styles.value}>{t('imports.problems.says', { values: list(values) })}</p>}
      <p className={styles.value}>{t('imports.problems.where', { lines: lines.join(', '), count: lines.length })}{count > lines.length && ' …'}</p>
    </Disclosure>
  );
}
