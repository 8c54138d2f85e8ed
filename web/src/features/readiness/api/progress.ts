import type { ItemStatus, ReadinessItem } from './items';

export type Statuses = Readonly<Record<string, ItemStatus>>;

export const statusOf = (statuses: Statuses, id: string): ItemStatus => statuses[id] ?? 'pending';

/** How many of these items are completed, and their share from 0 to 1. */
export function progressOf(
  items: readonly ReadinessItem[],
  statuses: Statuses,
): { done: number; total: number; share: number } {
  const done = items.filter(({ id }) => statusOf(statuses, id) === 'completed').length;
  return { done, total: items.length, share: items.length > 0 ? done / items.length : 0 };
}
