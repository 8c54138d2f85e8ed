import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import { useState, type ReactNode } from 'react';
import type { ServiceRequest, ServiceRequestDetail } from '../api/types';

const HOUR = 3600_000;

export type Entered = Pick<ServiceRequest, 'priority' | 'leaseId'> & Partial<Pick<ServiceRequestDetail, 'appointment'>>;

/** When the notice required by law has passed. That is now if none is required, or for an emergency. */
export function soonestEntry({ priority, leaseId, appointment }: Entered, now = Date.now()): Date {
  const waits = priority !== 'Emergency' && leaseId !== null;
  return new Date(now + (waits ? (appointment?.entryNoticeHours ?? 0) * HOUR : 0));
}

/** Whether a visit begins before that time. */
export function tooSoon(request: Entered, from: string, now = Date.now()): boolean {
  const soonest = soonestEntry(request, now).getTime();
  return soonest > now && Date.parse(from) < soonest;
}

/** Asks for confirmation once if an appointment is set earlier than that. Setting the same time again confirms it. */
export function useEntryNotice(request: Entered) {
  const [asked, ask] = useState<string>();
  const check = (from: string): boolean => {
    if (!tooSoon(request, from) || asked === from) return true;
    ask(from);
    return false;
  };
  return { check, asked: asked !== undefined };
}

/** How much notice the law requires at the property. */
export function NoticeHint({ request, children }: { request: Entered; children: ReactNode }) {
  const t = useT();
  const hours = request.appointment?.entryNoticeHours ?? 0;
  return (
    <Notice tone="warning" announce title={t('service-requests.appointment.notice', { hours })}>
      {children}
    </Notice>
  );
}
