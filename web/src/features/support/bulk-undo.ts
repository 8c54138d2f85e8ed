import type { Ticket, TicketsChange } from './api/tickets';

export type BulkChange = Omit<TicketsChange, 'ids'>;

/** The changes that bring the tickets back to what they were, grouped by their previous value. */
export function undoOf(before: readonly Ticket[], change: BulkChange): TicketsChange[] {
  const { addTag } = change;
  if (addTag) {
    const ids = before.filter(({ tags }) => !tags?.includes(addTag)).map(({ id }) => id);
    return ids.length > 0 ? [{ ids, removeTag: addTag }] : [];
  }
  const groups = new Map<string, TicketsChange>();
  for (const ticket of before) {
    const back = formerOf(ticket, change);
    if (!back) continue;
    const key = JSON.stringify(back);
    const group = groups.get(key) ?? { ids: [], ...back };
    group.ids.push(ticket.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Undefined where nothing was changed, or what was cannot come back: a ticket that was in progress is open after an undo. */
function formerOf({ assignedTo, priority, status }: Ticket, change: BulkChange): BulkChange | undefined {
  if (change.assignedTo !== undefined) return change.assignedTo === assignedTo ? undefined : { assignedTo };
  if (change.priority) return change.priority === priority ? undefined : { priority };
  return change.status && change.status !== status ? { status: 'open' } : undefined;
}
