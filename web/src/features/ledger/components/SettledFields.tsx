import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { TextArea, TextField } from '@ui/fields/TextField';
import { useState } from 'react';
import { today } from '../amount-field';
import { ledgerSummaryQuery } from '../api/ledger';
import { depositTermsQuery } from '../api/terms';

/** When a deposit was settled and where the letter goes: today, and the address of the notice to move out, unless changed. */
export function useSettled(leaseId: string) {
  const t = useT();
  const { data } = useQuery(depositTermsQuery(leaseId));
  const { data: summary } = useQuery(ledgerSummaryQuery(leaseId));
  const latest = summary?.today ?? today();
  const [chosen, setOn] = useState<string>();
  const on = chosen ?? latest;
  const [typed, setSentTo] = useState<string>();
  const sentTo = typed ?? data?.forwardingAddress ?? '';
  const error = !on || on > latest ? t('ledger.record.dayWrong') : undefined;
  // The day that no one changed is the server's: the page may have been open since yesterday.
  return {
    latest,
    on,
    setOn,
    sentTo,
    setSentTo,
    error,
    body: { ...(on !== latest && { returnedOn: on }), ...(sentTo.trim() && { sentTo: sentTo.trim() }) },
  };
}

/** `tried`: errors are shown after the first attempt to submit. */
export function SettledFields({ settled, tried }: { settled: ReturnType<typeof useSettled>; tried: boolean }) {
  const t = useT();
  return (
    <>
      <TextField
        type="date"
        label={t('ledger.deposit.on')}
        max={settled.latest}
        value={settled.on}
        onChange={(event) => settled.setOn(event.target.value)}
        error={tried && settled.error}
      />
      <TextArea
        label={t('ledger.deposit.sentTo')}
        labelEnd={t('ledger.optional')}
        help={t('ledger.deposit.sentToHelp')}
        rows={2}
        maxLength={300}
        value={settled.sentTo}
        onChange={(event) => settled.setSentTo(event.target.value)}
      />
    </>
  );
}
