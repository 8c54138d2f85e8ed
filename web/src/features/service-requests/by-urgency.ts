import type { ServiceRequest } from './api/types';

type Urgent = Pick<ServiceRequest, 'priority' | 'status' | 'respondBy' | 'createdAt'>;

const RANK: Record<string, number> = { Emergency: 0, High: 1, Medium: 2, Low: 3 };

/** Emergencies first, then requests whose answer was due before `now`, then by priority, then the oldest. */
export const byUrgency = (now: number) => {
  const rank = ({ priority, status, respondBy }: Urgent) => {
    const late = status === 'submitted' && Date.parse(respondBy) <= now;
    return priority !== 'Emergency' && late ? 0.5 : (RANK[priority] ?? 9);
  };
  return (left: Urgent, right: Urgent) => rank(left) - rank(right) || left.createdAt.localeCompare(right.createdAt);
};
