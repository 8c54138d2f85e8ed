import type { PlannedJob } from './api/team';
import { dayIn } from './components/times';

export interface PlanDay {
  /** Null for jobs without an appointment. */
  day: string | null;
  people: { name: string; jobs: PlannedJob[] }[];
}

/** Jobs of no one, then each day with its people in the order of their first job; jobs without an appointment come last. */
export function byDay(jobs: readonly PlannedJob[]): { unassigned: PlannedJob[]; days: PlanDay[] } {
  const unassigned = jobs.filter((job) => !job.technician && !isDone(job));
  const days = new Map<string | null, Map<string, PlannedJob[]>>();
  for (const job of jobs) {
    if (!job.technician) continue;
    const day = job.scheduledFor && dayIn(job.scheduledFor, job.place?.timeZone);
    const people = days.get(day) ?? new Map<string, PlannedJob[]>();
    days.set(day, people);
    people.set(job.technician.name, [...(people.get(job.technician.name) ?? []), job]);
  }
  const sorted = [...days].sort(([left], [right]) => (left ?? '9999').localeCompare(right ?? '9999'));
  return {
    unassigned,
    days: sorted.map(([day, people]) => ({ day, people: [...people].map(([name, own]) => ({ name, jobs: own })) })),
  };
}

export const isDone = ({ status }: Pick<PlannedJob, 'status'>) => status === 'completed' || status === 'closed';
