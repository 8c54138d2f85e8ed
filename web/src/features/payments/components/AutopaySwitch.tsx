import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '@ui/fields/Choice';
import { useState } from 'react';
import { autopayQuery, useAutopay } from '../api/autopay';
import { useLeaveMethod } from '../api/open-payment';
import type { Method, OwnLease } from '../api/types';
import { usePaymentWords } from '../payment-words';
import { AutopayDialog } from './AutopayDialog';

const DAY = { day: 'numeric', month: 'long' } as const;

interface AutopaySwitchProps {
  lease: OwnLease;
  /** The method that is chosen beside it. */
  method: Method;
}

/** Turns on autopay. It first asks for the payment method and says what will be collected. */
export function AutopaySwitch({ lease, method }: AutopaySwitchProps) {
  const t = useT();
  const { day, money } = useFormats();
  const words = usePaymentWords();
  const { data } = useQuery(autopayQuery(lease.id));
  const change = useAutopay(lease.id);
  const leave = useLeaveMethod(lease.id);
  const [asks, setAsks] = useState(false);
  if (!data || lease.state === 'ended' || lease.state === 'draft') return null;
  // Who has left turns it off if it is theirs, and no longer on.
  if (lease.leftOn && !(data.enabled && data.own)) return null;
  const saved = data.saved?.find((one) => one.method === (data.enabled ? data.method : method));
  const help = () => {
    if (data.saved && !saved && !data.enabled) return t('payments.autopay.leave', { method: words.by({ method }) });
    if (data.enabled && !data.own) return t('payments.autopay.other');
    if (data.enabled && data.nextTryOn) return t('payments.autopay.retry', { day: day(data.nextTryOn) });
    if (data.next && data.own) {
      const { on, totalCents, amountCents } = data.next;
      const collected = t('payments.autopay.next', {
        day: day(on, DAY),
        total: money(totalCents, lease.currency),
        fee: totalCents > amountCents ? money(totalCents - amountCents, lease.currency) : 'none',
        method: saved?.label ?? words.by(data),
      });
      return `${collected} ${t('payments.autopay.less')}`;
    }
    const values = { method: saved?.label ?? words.by({ method: data.enabled ? data.method : method }) };
    return t(data.enabled ? 'payments.autopay.on' : 'payments.autopay.off', values);
  };
  return (
    <>
      <Switch
        label={t('payments.autopay.label', { day: data.dueDay })}
        help={help()}
        checked={data.enabled}
        disabled={change.isPending || leave.isPending || (data.enabled && !data.own)}
        onChange={(event) => {
          if (!event.target.checked) change.mutate({ enabled: false });
          else if (data.saved && !saved) leave.mutate(method);
          else setAsks(true);
        }}
      />
      {asks && <AutopayDialog lease={lease} autopay={data} method={method} onClose={() => setAsks(false)} />}
    </>
  );
}
