import { movesFrom } from '@contract/state-machine';
import { TICKET_TABLE } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { useChangeTicket, type Ticket } from '../api/tickets';
import { useUndoableChange } from '../use-undoable-change';

/** The steps that are open to the reader; solving it is the one that stands out. */
export function TicketSteps({ ticket, office }: { ticket: Ticket; office: boolean }) {
  const t = useT();
  const change = useChangeTicket(ticket.id);
  const undoable = useUndoableChange(ticket);
  const go = (status: Ticket['status']) =>
    office && (status === 'resolved' || status === 'closed')
      ? undoable.run({ status }, { status: ticket.status, undo: true })
      : change.mutate({ status, version: ticket.version });
  const steps = movesFrom(TICKET_TABLE, ticket.status, office ? 'office' : 'asker').filter(
    (status) => status !== 'open' || ticket.status !== 'in_progress',
  );
  return steps
    .toSorted((left, right) => Number(left === 'resolved') - Number(right === 'resolved'))
    .map((status) => (
      <Button
        key={status}
        variant={status === 'resolved' ? 'primary' : 'secondary'}
        disabled={change.isPending || undoable.busy}
        onClick={() => go(status)}
      >
        {t(`support.step.${status}`)}
      </Button>
    ));
}
