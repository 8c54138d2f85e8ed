import { Problem } from '../../../platform/errors/problem.js';

/** Until when the subscription runs. */
interface Subscriber {
  eliteUntil?: Date | null;
}

/** Whether the Elite Partner subscription runs. */
export function isElite({ eliteUntil }: Subscriber, now: Date): boolean {
  return eliteUntil ? eliteUntil > now : false;
}

/** 403 `elite_required` without it (docs/specification/elite-partners.md). */
export function needElite(supplier: Subscriber, now: Date): void {
  if (!isElite(supplier, now)) throw new Problem('elite_required');
}
