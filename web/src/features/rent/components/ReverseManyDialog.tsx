import { undecided } from '@api/client';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { useReversePayments } from '../api/owed';
import type { PaymentReversal } from '../api/types';
import type { Recorded } from './RecordedRows';
import styles from './rent.module.css';

interface ReverseManyDialogProps {
  rows: readonly Recorded[];
  /** Adds the currency to each amount, where the list has several. */
  code: boolean;
  onPart: (outcomes: readonly PaymentReversal[]) => void;
  onClose: () => void;
}

/** The sums, one a currency, which `code` adds to each. */
function useSum(code: boolean): (rows: readonly Recorded[]) => string {
  const { money, list } = useFormats();
  return (rows) => {
    const sums = new Map<string, number>();
    for (const { currency, amountCents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
    return list([...sums].map(([currency, cents]) => money(cents, currency, { code })));
  };
}

/** Asks which of the payments that were recorded together are reversed, and for the reason, as the ledger does for one. */
export function ReverseManyDialog({ rows, code, onPart, onClose }: ReverseManyDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const problemText = useProblemText();
  const sumOf = useSum(code);
  const { money } = useFormats();
  const [note, setNote] = useState('');
  const [kept, setKept] = useState<readonly string[]>([]);
  const reverse = useReversePayments(onPart);
  const chosen = rows.filter(({ paymentId }) => !kept.includes(paymentId));
  const count = chosen.length;
  const toggle = (id: string) =>
    setKept((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const send = () =>
    reverse.mutate(
      { paymentIds: chosen.map(({ paymentId }) => paymentId), ...(note.trim() && { note: note.trim() }) },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      size="sm"
      title={t('rent.reverse.title', { count })}
      closeLabel={t('app.close')}
      dismissible={!reverse.isPending}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" disabled={reverse.isPending} onClick={onClose}>
            {t('rent.reverse.keep')}
          </Button>
          <Button loading={reverse.isPending} disabled={count === 0} onClick={send}>
            {t('rent.reverse.verb', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {reverse.error && (
          <FormError title={undecided(reverse.error) ? t('rent.reverse.undecided') : problemText(reverse.error)} />
        )}
        {count > 0 && <Text>{t('rent.reverse.text', { count, amount: sumOf(chosen), ...mail })}</Text>}
        {rows.length > 1 && (
          <ul className={styles.plain}>
            {rows.map(({ paymentId, name, amountCents, currency }) => (
              <li key={paymentId}>
                <Checkbox
                  checked={!kept.includes(paymentId)}
                  onChange={() => toggle(paymentId)}
                  label={t('parts.named', { name, value: money(amountCents, currency, { code }) })}
                />
              </li>
            ))}
          </ul>
        )}
        <TextArea
          label={t('rent.reverse.note')}
          labelEnd={t('rent.reverse.optional')}
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
