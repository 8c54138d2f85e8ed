import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { AdminAccount } from '../../api/accounts';

/** Until when the trial of an account runs, or when it ended. */
export function useTrialEnd(): (account: AdminAccount) => string {
  const t = useT();
  const { day } = useFormats();
  return ({ trialEndsAt, trialOver }) => {
    if (!trialEndsAt) return t('admin.account.noTrial');
    const isOver = trialOver || Date.parse(trialEndsAt) <= Date.now();
    return t(isOver ? 'admin.account.trialEnded' : 'admin.account.trialUntil', { day: day(trialEndsAt) });
  };
}
