import { useT } from '@i18n/messages';
import { renewsAfterTerm } from '@shared/after-term';
import type { TermKind } from './lease-form';

/** What each kind of lease means where the home is. */
export function useKindText(region: string): (kind: TermKind) => string {
  const t = useT();
  return (kind) =>
    kind === 'term' && renewsAfterTerm(region)
      ? t('landlords.lease.kind.termRenewsText')
      : t(`landlords.lease.kind.${kind}Text`);
}
