import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useAutopay } from '../api/autopay';
import type { Autopay, Method, OwnLease } from '../api/types';
import { usePaymentWords } from '../payment-words';
import lists from '@shared/list/list.module.css';

interface AutopayDialogProps {
  lease: OwnLease;
  autopay: Autopay;
  /** The method that is chosen beside the switch. */
  method: Method;
  onClose: () => void;
}

/**
 * Asks before autopay is turned on: showing the method, the day and the amount. The amount that is owed now is only
 * included if it is checked.
 */
export function AutopayDialog({ lease, autopay, method: first, onClose }: AutopayDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const [method, setMethod] = useState(first);
  const [owedToo, setOwedToo] = useState(false);
  const change = useAutopay(lease.id);
  const words = useCollectionWords(lease, autopay, method);
  const methods = autopay.saved ?? autopay.ifOn?.methods ?? [{ method: first }];
  return (
    <Dialog
      open
      size="sm"
      asksFirst={false}
      title={t('payments.autopay.ask')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('payments.reconcile.cancel')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { enabled: true, method, owedToo, ...(owedToo && { owedCents: autopay.ifOn?.owedCents }) },
                { onSuccess: onClose },
              )
            }
          >
            {t('payments.autopay.turnOn')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {change.error && (
          <Notice tone="danger" announce>
            {problemText(change.error)}
          </Notice>
        )}
        <SelectField
          label={t('payments.payWith')}
          value={method}
          options={methods.map((one) => ({ value: one.method, label: t(`payments.method.${one.method}`) }))}
          onChange={(event) => {
            const chosen = methods.find((one) => one.method === event.target.value);
            if (chosen) setMethod(chosen.method);
          }}
        />
        <Text>{owedToo ? words.later : words.next}</Text>
        {words.owed && (
          <>
            {!owedToo && <Text>{t('payments.autopay.includes', { amount: words.owed.amount })}</Text>}
            <Checkbox
              label={t('payments.autopay.owedToo', { amount: words.owed.amount, day: words.owed.otherwiseOn })}
              help={owedToo && words.owed.collected}
              checked={owedToo}
              onChange={(event) => setOwedToo(event.target.checked)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What would be collected, when and how. */
function useCollectionWords(lease: OwnLease, { ifOn, saved }: Autopay, method: Method) {
  const t = useT();
  const { day, money } = useFormats();
  const words = usePaymentWords();
  const by = saved?.find((one) => one.method === method)?.label ?? words.by({ method });
  const totals = ifOn?.methods.find((one) => one.method === method);
  const waits = t('payments.autopay.off', { method: by });
  if (!ifOn || !totals) return { next: waits, later: waits, owed: null };
  const collect = (on: string, total: number, fee: number) =>
    t('payments.autopay.next', {
      day: day(on, { day: 'numeric', month: 'long' }),
      total: money(total, lease.currency),
      fee: fee > 0 ? money(fee, lease.currency) : 'none',
      method: by,
    });
  const later = ifOn.amountCents - ifOn.owedCents;
  return {
    next: ifOn.amountCents > 0 ? collect(ifOn.on, totals.nextCents, totals.nextCents - ifOn.amountCents) : waits,
    later: later > 0 ? collect(ifOn.on, totals.laterCents, totals.laterCents - later) : waits,
    owed:
      ifOn.owedCents > 0
        ? {
            amount: money(ifOn.owedCents, lease.currency),
            otherwiseOn: day(ifOn.on, { day: 'numeric', month: 'long' }),
            collected: collect(lease.today, totals.owedCents, totals.owedCents - ifOn.owedCents),
          }
        : null,
  };
}
