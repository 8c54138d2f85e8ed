import { originOf } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Sourced } from '@ui/link/Sourced';
import { Notice } from '@ui/states/Notice';
import { ledgerSummaryQuery } from '../api/ledger';
import { depositTermsQuery } from '../api/terms';
import { useRuleText } from './use-rule-text';

/**
 * What happens with a held deposit once the lease has a last day: until when it has to be returned, if the rule is
 * recorded.
 */
export function DepositDue({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { day, money } = useFormats();
  const { language } = useLanguage();
  const ruleText = useRuleText();
  const heldCents = useQuery(ledgerSummaryQuery(leaseId)).data?.depositHeldCents ?? 0;
  const held = heldCents > 0;
  const { data } = useQuery({ ...depositTermsQuery(leaseId), enabled: held });
  if (!held || !data?.lastDay) return null;
  if (!data.deadline)
    return (
      <Notice title={t('ledger.deposit.stillHeld', { held: money(heldCents, data.currency) })}>
        {t(data.lastRentOnly ? 'ledger.deposit.lastRentOnly' : 'ledger.deposit.noDeadline')}
      </Notice>
    );
  const { words, law, source, mustCheck } = data.returning;
  const about = [
    t('ledger.deposit.rule', { value: ruleText(words) }),
    ...(source
      ? [
          t('ledger.deposit.ruleSource', { source: originOf(language, { law, source }) }),
          mustCheck && t('ledger.deposit.ruleCheck'),
        ]
      : []),
  ];
  return (
    <Notice title={t('ledger.deposit.returnBy', { day: day(data.deadline) })}>
      <Sourced>{about.filter(Boolean).join(' ')}</Sourced>
    </Notice>
  );
}
