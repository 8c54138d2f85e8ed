import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useChangeTicket, type Ticket, type TicketChange } from './api/tickets';

/**
 * Changes a ticket, and offers to take it back for as long as the toast is shown. Either is refused where a colleague changed the
 * ticket in between.
 */
export function useUndoableChange(ticket: Ticket) {
  const note = useNote('support');
  const change = useChangeTicket(ticket.id);
  const run = (next: TicketChange, back: TicketChange) => {
    const undo = (version: number | undefined) =>
      change.mutate({ ...back, version }, { onSuccess: () => toast({ title: note((t) => t('support.bulk.undone')) }) });
    change.mutate(
      { ...next, version: ticket.version },
      {
        onSuccess: (saved) =>
          toast({
            kind: 'success',
            title: note((t) => t('support.changed', { number: ticket.number })),
            action: { label: note((t) => t('support.bulk.undo')), onClick: () => undo(saved?.version) },
          }),
      },
    );
  };
  return { run, busy: change.isPending };
}
