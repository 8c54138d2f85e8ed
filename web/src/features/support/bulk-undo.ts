import type { Ticket, TicketsChange } from './api/tickets';

export type BulkChange = Omit<TicketsChange, 'ids' | 'versions'>;

/** The change of these tickets as they are on screen: one that a colleague changed since is refused. A tag takes nothing from anyone. */
export function bulkOf(tickets: readonly Ticket[], change: BulkChange): TicketsChange {
  const ids = tickets.map(({ id }) => id);
  return change.addTag ? { ids, ...change } : { ids, versions: tickets.map(({ version }) => version), ...change };
}

/**
 * The changes that bring the tickets back to what they were, grouped by their previous value. Each change made one more version of
 * its ticket: a ticket that has another one by now was changed by someone else, and stays as they left it.
 */
export function undoOf(before: readonly Ticket[], change: BulkChange): TicketsChange[] {
  const { addTag } = change;
  if (addTag) {
    const ids = before.filter(({ tags }) => !tags?.includes(addTag)).map(({ id }) => id);
    return ids.length > 0 ? [{ ids, removeTag: addTag }] : [];
  }
  const groups = new Map<string, TicketsChange & { versions: number[] }>();
  for (const ticket of before) {
    const back = formerOf(ticket, change);
    if (!back) continue;
    const key = JSON.stringify(back);
    const group = groups.get(key) ?? { ids: [], versions: [], ...back };
    group.ids.push(ticket.id);
    group.versions.push(ticket.version + 1);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Undefined where nothing was changed. */
function formerOf({ assignedTo, priority, status }: Ticket, change: BulkChange): BulkChange | undefined {
  if (change.assignedTo !== undefined) return change.assignedTo === assignedTo ? undefined : { assignedTo };
  if (change.priority) return change.priority === priority ? undefined : { priority };
  return change.status && change.status !== status ? { status, undo: true } : undefined;
}
