import { outsideHours, type OutsideHours } from '@contract/supplier-hours';
import { dayOfInstant } from '@contract/time-zones';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { ownEntryQuery } from '../api/own-hours';
import type { VisitWindow } from './VisitFields';

type Doubt = OutsideHours | 'full';

/**
 * Asks a supplier for confirmation once if an appointment is outside their own working hours, or on a full day. `check` returns
 * what to send, or undefined while it asks. Sending the same window again confirms it.
 */
export function useOwnHours(asSupplier: boolean) {
  const { data, isLoading } = useQuery({ ...ownEntryQuery, enabled: asSupplier });
  const stated = data?.hours ?? null;
  const [asked, ask] = useState<{ start: string; doubt: Doubt }>();
  const doubtOf = ({ scheduledFor }: VisitWindow): Doubt | null => {
    if (!stated) return null;
    const start = new Date(scheduledFor);
    if (stated.fullDays.includes(dayOfInstant(start, stated.timeZone))) return 'full';
    return outsideHours(stated, start);
  };
  const check = (window: VisitWindow): (VisitWindow & { overCapacity?: true }) | undefined => {
    const doubt = doubtOf(window);
    if (doubt && asked?.start !== window.scheduledFor) {
      ask({ start: window.scheduledFor, doubt });
      return undefined;
    }
    return { ...window, ...(doubt === 'full' && { overCapacity: true }) };
  };
  return { check, doubt: asked?.doubt, loading: isLoading };
}

/** Says why the appointment needs confirmation. */
export function HoursDoubt({ doubt }: { doubt: Doubt | undefined }) {
  const t = useT();
  if (!doubt) return null;
  return (
    <Notice tone="warning" announce title={t(`service-requests.hours.${doubt}`)}>
      {t('service-requests.hours.confirm')}
    </Notice>
  );
}
