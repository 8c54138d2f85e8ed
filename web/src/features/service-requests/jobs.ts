import { toLocal } from '@shared/zoned-time';
import type { ServiceRequest } from './api/types';

export interface JobGroups {
  /** Offers that wait for an answer, the most urgent first. */
  offers: ServiceRequest[];
  /**
   * Visits of an earlier day that no one has started, oldest first; then today's in the property's time zone and work that has
   * begun, by time.
   */
  today: ServiceRequest[];
  /** Accepted jobs that are later, or have no appointment yet (these first). */
  upcoming: ServiceRequest[];
  done: ServiceRequest[];
}

const OVER = ['completed', 'closed', 'cancelled'];
const WORKING = ['offered', 'scheduled', 'in_progress'];

/** Completed, closed or canceled. */
export const isOver = ({ status }: Pick<ServiceRequest, 'status'>) => OVER.includes(status);

/** A supplier's requests, grouped for their day. */
export function sortJobs(requests: readonly ServiceRequest[], now: number): JobGroups {
  const mine = requests.filter((request) => request.offers?.some(({ status }) => status === 'accepted'));
  const working = mine.filter(({ status }) => WORKING.includes(status));
  const today = working.filter((request) => isOverdue(request, now) || isToday(request, now));
  return {
    offers: requests
      .filter(({ offers }) => waitingOffer(offers, now))
      .sort((left, right) => expiry(left) - expiry(right)),
    today: today.sort(
      (left, right) => Number(isOverdue(right, now)) - Number(isOverdue(left, now)) || byStart(left, right),
    ),
    upcoming: working.filter((request) => !today.includes(request)).sort(byStart),
    done: mine.filter(isOver),
  };
}

/** The offer that the reader can still accept or answer, or has already answered. */
export function waitingOffer(offers: ServiceRequest['offers'], now: number) {
  return offers?.find(
    ({ status, expiresAt }) => status === 'answered' || (status === 'sent' && Date.parse(expiresAt) > now),
  );
}

/** Whether it is a visit of an earlier day, in the property's time zone, that no one has started or moved. */
export function isOverdue({ status, scheduledFor, place }: ServiceRequest, now: number): boolean {
  if (status !== 'scheduled' || !scheduledFor) return false;
  const zone = place?.timeZone ?? 'UTC';
  return toLocal(scheduledFor, zone).date < toLocal(new Date(now), zone).date;
}

/** Whether the reader has finished a job today. */
export function hasFinishedToday({ done }: Pick<JobGroups, 'done'>, now: number): boolean {
  return done.some(({ completedAt, place }) => {
    const zone = place?.timeZone ?? 'UTC';
    return completedAt !== null && toLocal(completedAt, zone).date === toLocal(new Date(now), zone).date;
  });
}

function isToday({ status, scheduledFor, place }: ServiceRequest, now: number): boolean {
  if (status === 'in_progress') return true;
  if (!scheduledFor) return false;
  const zone = place?.timeZone ?? 'UTC';
  return toLocal(scheduledFor, zone).date === toLocal(new Date(now), zone).date;
}

const expiry = ({ offers }: ServiceRequest) =>
  Date.parse(offers?.find(({ status }) => status === 'sent')?.expiresAt ?? '9999-12-31');
const byStart = (left: ServiceRequest, right: ServiceRequest) =>
  (left.scheduledFor ?? '').localeCompare(right.scheduledFor ?? '');
