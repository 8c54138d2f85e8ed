import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import type { Decision, Renewal } from '../api/renewals';
import { AdjustDialog } from './AdjustDialog';
import { OfferDialog } from './OfferDialog';
import { canAccept, canAdjust, canOfferNow, canReject } from './steps';

/** Actions for all chosen ones together. Each button shows how many it can be used for. */
export function BulkBar({
  chosen,
  busy,
  decide,
}: {
  chosen: readonly Renewal[];
  busy: boolean;
  decide: (decisions: Decision[]) => void;
}) {
  const t = useT();
  const [dialog, setDialog] = useState<'adjust' | 'offer'>();
  const of = (can: (renewal: Renewal) => boolean) => chosen.filter(can);
  const take = (can: (renewal: Renewal) => boolean, status: 'accepted' | 'rejected') =>
    decide(of(can).map((renewal) => ({ renewal, steps: [{ status, version: renewal.version }] })));
  const close = () => setDialog(undefined);
  const go = (decisions: Decision[]) => {
    close();
    decide(decisions);
  };
  return (
    <>
      <Button
        size="sm"
        loading={busy}
        disabled={of(canAccept).length === 0}
        onClick={() => take(canAccept, 'accepted')}
      >
        {t('renewals.accept')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={busy || of(canAdjust).length === 0}
        onClick={() => setDialog('adjust')}
      >
        {t('renewals.adjust')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={busy || of(canOfferNow).length === 0}
        onClick={() => setDialog('offer')}
      >
        {t('renewals.offer')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={busy || of(canReject).length === 0}
        onClick={() => take(canReject, 'rejected')}
      >
        {t('renewals.reject')}
      </Button>
      {dialog === 'adjust' && <AdjustDialog renewals={of(canAdjust)} onClose={close} decide={go} />}
      {dialog === 'offer' && <OfferDialog renewals={of(canOfferNow)} onClose={close} decide={go} />}
    </>
  );
}
