import { Problem } from '../../../platform/errors/problem.js';

/** When the subscription ends. */
interface Subscriber {
  eliteUntil?: Date | null;
}

/** Whether the Elite Partner subscription is active. */
export function isElite({ eliteUntil }: Subscriber, now: Date): boolean {
  return eliteUntil ? eliteUntil > now : false;
}

/** Throws 403 `elite_required` without the subscription (docs/specification/elite-partners.md). */
export function needElite(supplier: Subscriber, now: Date): void {
  if (!isElite(supplier, now)) throw new Problem('elite_required');
}
