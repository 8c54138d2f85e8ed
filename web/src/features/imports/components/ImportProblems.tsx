import { IMPORT_FIELDS } from '@contract/import/fields';
import { importValueNames } from '@contract/import-values';
import { postalCodeExample } from '@contract/postal-codes';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Table } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import type { Import, ImportProblem } from '../api/imports';
import styles from './imports.module.css';

/** What is wrong in a cell, in the reader's words. */
function useProblemWords(): (problem: ImportProblem) => string {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  return ({ code, column, rule }) => {
    if (!rule) return t(`imports.problem.${code}`, { example: postalCodeExample('CA'), values: importValueNames(column, language).join(', ') });
    const amount = rule.limitCents === null ? '' : money(rule.limitCents, 'CAD');
    return t(`imports.rule.${rule.code}`, { amount, source: rule.source });
  };
}

/** Every mistake by line and column; a file with one is not imported. */
export function ImportProblems({ found }: { found: Import }) {
  const t = useT();
  const { language } = useLanguage();
  const words = useProblemWords();
  const column = ({ column: key }: ImportProblem) => (key ? IMPORT_FIELDS[key].names[language] : t('imports.wholeLine'));
  const rows = found.problems.map((problem, at) => ({ ...problem, at }));
  return (
    <>
      <Notice tone="danger" announce title={t('imports.problems.title', { count: found.problemCount })}>{t('imports.problems.text')}</Notice>
      <Section title={t('imports.problems')} aside={found.problemCount > rows.length ? t('imports.problems.first', { count: rows.length }) : undefined} className={styles.block}>
        <Table
          caption={t('imports.problems')}
          rows={rows}
          rowKey={({ at }) => String(at)}
          columns={[
            { id: 'line', header: t('imports.line'), cell: ({ line }) => line, align: 'end', tight: true },
            { id: 'column', header: t('imports.column'), cell: column },
            { id: 'value', header: t('imports.value'), cell: ({ value }) => <span className={styles.value}>{value}</span> },
            { id: 'problem', header: t('imports.wrong'), cell: words },
          ]}
          phone={(problem) => ({ title: t('imports.lineColumn', { line: problem.line, column: column(problem) }), secondary: words(problem), end: <span className={styles.value}>{problem.value}</span> })}
        />
      </Section>
    </>
  );
}
