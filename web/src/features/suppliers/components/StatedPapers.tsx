import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { cx } from '@ui/cx';
import type { Supplier } from '../api/own-profile';
import type { Paper } from '../api/papers';
import styles from './Papers.module.css';

/** The entry of each kind and trade that is valid longest. It relies on the order in which the API returns them. */
function latest(papers: readonly Paper[]): Paper[] {
  const first = new Map<string, Paper>();
  for (const paper of papers) {
    const key = `${paper.kind} ${paper.trade}`;
    if (!first.has(key)) first.set(key, paper);
  }
  return [...first.values()];
}

/** The text for an insurance or a license. */
function usePaperWords(): (paper: Paper) => string {
  const t = useT();
  const formats = useFormats();
  return ({ kind, validUntil, expired }) => {
    if (!validUntil) return t('suppliers.papers.licenseAlways');
    return t(`suppliers.papers.${kind}${expired ? 'Expired' : 'Until'}`, { day: formats.day(validUntil) });
  };
}

/** The last valid days of a supplier's insurance and licenses, as the supplier states them. */
export function StatedPapers({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const wordsOf = usePaperWords();
  const papers = latest(supplier.papers);
  if (papers.length === 0) return <span className={styles.facts}>{t('suppliers.papers.notStated')}</span>;
  return (
    <span className={styles.lines}>
      {papers.map((paper) => (
        <span key={paper.id} className={cx(paper.expired && styles.expired)}>
          {wordsOf(paper)}
        </span>
      ))}
    </span>
  );
}
