import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { TICKET_PRIORITIES, TICKET_TAG, TICKET_TAG_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { colleaguesQuery, useChangeTickets, type Ticket, type TicketsChange } from '../api/tickets';
import { bulkOf, undoOf, type BulkChange } from '../bulk-undo';

/** Changes the chosen tickets, says what was done and what was refused, and offers to undo it. */
function useBulk(tickets: readonly Ticket[], onDone: () => void) {
  const note = useNote('support');
  const action = useChangeTickets();
  const refusal = (count: number) =>
    count > 0 && { kind: 'error' as const, message: note((t) => t('support.bulk.refused', { count })) };
  const undo = (changes: readonly TicketsChange[]) =>
    action.mutate(changes, {
      onSuccess: ({ refused }) => toast({ title: note((t) => t('support.bulk.undone')), ...refusal(refused.length) }),
    });
  const run = (change: BulkChange) =>
    action.mutate([bulkOf(tickets, change)], {
      onSuccess: ({ done, refused }) => {
        const back = undoOf(
          tickets.filter(({ id }) => done.includes(id)),
          change,
        );
        toast({
          kind: 'success',
          title: note((t) => t('support.bulk.done', { count: done.length })),
          ...refusal(refused.length),
          ...(back.length > 0 && {
            action: { label: note((t) => t('support.bulk.undo')), onClick: () => undo(back) },
          }),
        });
        onDone();
      },
    });
  return { run, busy: action.isPending };
}

function useAssignItems(run: (change: BulkChange) => void): MenuItem[] {
  const t = useT();
  const { userId } = useProfile();
  const { data = [] } = useQuery(colleaguesQuery);
  const me = { label: t('support.me'), onSelect: () => run({ assignedTo: userId }) };
  // The others take tickets, and pass on their own one at a time.
  if (!useMay()('team')) return [me];
  return [
    me,
    { label: t('support.nobody'), onSelect: () => run({ assignedTo: null }) },
    ...data
      .filter(({ id }) => id !== userId)
      .map(({ id, name }) => ({ label: name, onSelect: () => run({ assignedTo: id }) })),
  ];
}

/** Actions for several tickets together. */
export function BulkBar({ tickets, onDone }: { tickets: readonly Ticket[]; onDone: () => void }) {
  const t = useT();
  const { run, busy } = useBulk(tickets, onDone);
  const [tagging, setTagging] = useState(false);
  const assign = useAssignItems(run);
  return (
    <>
      <Menu
        items={assign}
        trigger={(props) => (
          <Button {...props} variant="secondary" size="sm" disabled={busy}>
            {t('support.bulk.assign')}
          </Button>
        )}
      />
      <Menu
        items={TICKET_PRIORITIES.map((priority) => ({
          label: t(`support.priority.${priority}`),
          onSelect: () => run({ priority }),
        }))}
        trigger={(props) => (
          <Button {...props} variant="secondary" size="sm" disabled={busy}>
            {t('support.priorityLabel')}
          </Button>
        )}
      />
      <Button variant="secondary" size="sm" disabled={busy} onClick={() => setTagging(true)}>
        {t('support.bulk.tag')}
      </Button>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => run({ status: 'resolved' })}>
        {t('support.step.resolved')}
      </Button>
      {tagging && (
        <TagDialog
          onClose={() => setTagging(false)}
          onTag={(addTag) => {
            setTagging(false);
            run({ addTag });
          }}
        />
      )}
    </>
  );
}

function TagDialog({ onTag, onClose }: { onTag: (tag: string) => void; onClose: () => void }) {
  const t = useT();
  const [tag, setTag] = useState('');
  const fits = TICKET_TAG.test(tag.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) onTag(tag.trim());
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('support.bulk.tag')}
      closeLabel={t('support.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('support.cancel')}
          </Button>
          <Button disabled={!fits} onClick={() => onTag(tag.trim())}>
            {t('support.bulk.tag')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <TextField
          label={t('support.tag')}
          help={t('support.tagHelp')}
          maxLength={TICKET_TAG_MAX}
          value={tag}
          onChange={({ target }) => setTag(target.value.toLowerCase())}
        />
      </form>
    </Dialog>
  );
}
