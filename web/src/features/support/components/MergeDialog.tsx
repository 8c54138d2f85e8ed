import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { useNote } from '@shared/notes';
import { useMayMove } from '@shared/use-given-work';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { candidatesQuery, useMergeTicket, type Ticket } from '../api/tickets';
import lists from '@shared/list/list.module.css';

/** By account, else by address, else by phone number, as the server compares them. */
function sameAsker(one: Ticket, other: Ticket): boolean {
  if (one.userId && other.userId) return one.userId === other.userId;
  if (one.email && other.email) return one.email.toLowerCase() === other.email.toLowerCase();
  return one.phone !== null && one.phone === other.phone;
}

/** Those that a ticket can go on in: the same person's, and what the typed number names. A colleague's goes on with them, or the reader. */
function useCandidates(ticket: Ticket, number: string): Ticket[] {
  const mayMove = useMayMove();
  const { data: theirs = [] } = useQuery(candidatesQuery(ticket.email ?? ticket.phone ?? ''));
  const { data: named = [] } = useQuery(candidatesQuery(number ? `#${number}` : ''));
  const all = number
    ? named.filter((one) => String(one.number) === number)
    : theirs.filter((one) => sameAsker(one, ticket));
  return all.filter(
    ({ id, status, mergedInto, assignedTo }) =>
      id !== ticket.id && status !== 'closed' && mergedInto === null && mayMove(ticket.assignedTo, assignedTo),
  );
}

/** Continues a ticket in another one; another person's needs a confirmation. */
export function MergeDialog({
  ticket,
  onClose,
  onMerged,
}: {
  ticket: Ticket;
  onClose: () => void;
  onMerged: (id: string) => void;
}) {
  const t = useT();
  const note = useNote('support');
  const { mail } = useMailWord();
  const textOf = useProblemText();
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const candidates = useCandidates(ticket, number);
  const target = candidates.find(({ id }) => id === chosen) ?? (number ? candidates[0] : undefined);
  const other = target !== undefined && !sameAsker(ticket, target);
  const merge = useMergeTicket(ticket.id);
  const save = () =>
    target &&
    merge.mutate(
      { into: target.id, ...(other && { confirmed }) },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: note((t) => t('support.merge.done', { number: target.number })) });
          onMerged(target.id);
        },
      },
    );
  return (
    <Dialog
      open
      title={t('support.merge.title')}
      closeLabel={t('support.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('support.cancel')}
          </Button>
          <Button loading={merge.isPending} disabled={!target || (other && !confirmed)} onClick={save}>
            {t('support.merge')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {merge.error && <FormError title={textOf(merge.error)} />}
        <p>{t('support.merge.text', { mail: ticket.email && mail !== 'kept' ? 'sent' : 'none' })}</p>
        <TextField
          label={t('support.merge.number')}
          prefix="#"
          inputMode="numeric"
          value={number}
          onChange={({ target: field }) => setNumber(field.value.replace(/\D/g, ''))}
        />
        <SelectField
          label={t(number ? 'support.merge.found' : 'support.merge.theirs')}
          value={target?.id ?? ''}
          placeholder={t(candidates.length > 0 ? 'support.merge.choose' : 'support.nothingFound')}
          options={candidates.map(({ id, number: no, subject, name }) => ({
            value: id,
            label: `#${no} ${subject} · ${name}`,
          }))}
          onChange={({ target: field }) => setChosen(field.value)}
        />
        {other && (
          <Checkbox
            label={t('support.merge.confirm', { name: target.name })}
            checked={confirmed}
            onChange={({ target: field }) => setConfirmed(field.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
