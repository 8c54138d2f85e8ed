import type { MyJob } from './api/my-jobs';
import { dayIn } from './components/times';

const OVER = ['completed', 'closed'];

/** Whether the work is done. */
export const isOver = ({ status }: Pick<MyJob, 'status'>) => OVER.includes(status);

export interface MyDays {
  /** Today's, those that are late, and where one is now. */
  today: MyJob[];
  later: { day: string; jobs: MyJob[] }[];
  undated: MyJob[];
  done: MyJob[];
  /** Whether one of those that are done was finished today. */
  finishedToday: boolean;
}

/** A technician's jobs by day, where each job is. They come in the order of time. */
export function myDays(jobs: readonly MyJob[], now: number): MyDays {
  const days: MyDays = { today: [], later: [], undated: [], done: [], finishedToday: false };
  for (const job of jobs) {
    const timeZone = job.place?.timeZone;
    const day = job.scheduledFor && dayIn(job.scheduledFor, timeZone);
    if (isOver(job)) {
      days.done.push(job);
      days.finishedToday ||= job.completedAt !== null && dayIn(job.completedAt, timeZone) === dayIn(now, timeZone);
    } else if (job.startedAt || (day && day <= dayIn(now, timeZone))) days.today.push(job);
    else if (day) addTo(days.later, day, job);
    else days.undated.push(job);
  }
  return days;
}

function addTo(later: MyDays['later'], day: string, job: MyJob): void {
  const present = later.find((one) => one.day === day);
  if (present) present.jobs.push(job);
  else later.push({ day, jobs: [job] });
}
