import { IMPORT_FIELDS } from '@contract/import/fields';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Tag } from '@ui/controls/Tag';
import { Disclosure } from '@ui/layout/Disclosure';
import { Section } from '@ui/layout/Section';
import { Sourced } from '@ui/link/Sourced';
import { Notice } from '@ui/states/Notice';
import type { Import, ProblemGroup } from '../api/imports';
import { useProblemSource, useProblemWords } from './use-problem-words';
import styles from './imports.module.css';

/** Mistakes by kind, each with its lines. */
export function ImportProblems({ found }: { found: Import }) {
  const t = useT();
  return (
    <>
      <Notice tone="danger" announce title={t('imports.problems.title', { count: found.problemCount })}>
        {t('imports.problems.text')}
      </Notice>
      <Section title={t('imports.problems')} className={styles.block}>
        {found.groups.map((group, at) => (
          <Group key={at} group={group} open={at === 0} />
        ))}
      </Section>
    </>
  );
}

function Group({ group, open }: { group: ProblemGroup; open: boolean }) {
  const t = useT();
  const { language } = useLanguage();
  const { list } = useFormats();
  const words = useProblemWords();
  const source = useProblemSource()(group);
  const { column, count, lines, values } = group;
  const name = column ? IMPORT_FIELDS[column].names[language] : t('imports.wholeLine');
  const title = (
    <span className={styles.groupTitle}>
      <span>
        <strong>{name}</strong> {words(group)}
      </span>
      <Tag>{t('imports.problems.lines', { count })}</Tag>
    </span>
  );
  return (
    <Disclosure title={title} open={open}>
      {source && (
        <p className={styles.value}>
          <Sourced>{source}</Sourced>
        </p>
      )}
      {values.length > 0 && <p className={styles.value}>{t('imports.problems.says', { values: list(values) })}</p>}
      <p className={styles.value}>
        {t('imports.problems.where', { lines: lines.join(', '), count: lines.length })}
        {count > lines.length && ' …'}
      </p>
    </Disclosure>
  );
}
