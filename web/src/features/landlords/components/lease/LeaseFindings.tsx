import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import type { Lease } from '../../api/types';
import { useRuleWords } from './use-explain-lease';

/** What the terms break of the region’s rules without having been refused: the source is unsure, the law leaves it open, or the rule is newer. */
export function LeaseFindings({ lease }: { lease: Lease }) {
  const t = useT();
  const wordsOf = useRuleWords(lease.currency);
  if (lease.findings.length === 0) return null;
  return (
    <Notice tone="warning" title={t('landlords.region.findings')}>
      {lease.findings.map(wordsOf).join(' ')}
    </Notice>
  );
}
