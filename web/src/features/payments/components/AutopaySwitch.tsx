import { useQuery } from '@tanstack/react-query';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Switch } from '@ui/fields/Choice';
import { autopayQuery, useAutopay } from '../api/autopay';
import type { Method, OwnLease } from '../api/types';
import { usePaymentWords } from '../payment-words';

interface AutopaySwitchProps {
  lease: OwnLease;
  /** The method that is chosen beside it. */
  method: Method;
}

/** Lets the rent be paid by itself, with the method that is chosen when it is switched on. */
export function AutopaySwitch({ lease, method }: AutopaySwitchProps) {
  const t = useT();
  const { day } = useFormats();
  const words = usePaymentWords();
  const { data } = useQuery(autopayQuery(lease.id));
  const change = useAutopay(lease.id);
  if (!data || lease.state === 'ended' || lease.state === 'draft') return null;
  const help = () => {
    if (data.enabled && !data.own) return t('payments.autopay.other');
    if (data.enabled && data.nextTryOn) return t('payments.autopay.retry', { day: day(data.nextTryOn) });
    return t(data.enabled ? 'payments.autopay.on' : 'payments.autopay.off', { method: words.method({ method: data.enabled ? data.method : method }) });
  };
  return (
    <Switch
      label={t('payments.autopay.label', { day: data.dueDay })}
      help={help()}
      checked={data.enabled}
      disabled={change.isPending || (data.enabled && !data.own)}
      onChange={(event) => change.mutate(event.target.checked ? { enabled: true, method } : { enabled: false })}
    />
  );
}
