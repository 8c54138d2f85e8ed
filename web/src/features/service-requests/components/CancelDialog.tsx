import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { useChangeRequest } from '../api/change-request';
import type { ServiceRequest } from '../api/types';
import { underWayOf } from '../under-way';
import { NoteDialog } from './NoteDialog';
import { useAppointment } from './use-time';

interface CancelDialogProps {
  request: ServiceRequest;
  change: ReturnType<typeof useChangeRequest>;
  /** A landlord pays for what was under way. Tenants see no prices. */
  asLandlord?: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a request is canceled, and says which of the supplier's work may still be billed. */
export function CancelDialog({ request, change, asLandlord = false, onClose }: CancelDialogProps) {
  const t = useT();
  const underWay = useUnderWay(request, asLandlord);
  return (
    <NoteDialog
      open
      onClose={onClose}
      title={t('service-requests.cancel.question')}
      text={[underWay, t('service-requests.cancel.text')].filter(Boolean).join(' ')}
      label={t('service-requests.reason')}
      verb={t('service-requests.cancel.title')}
      danger
      loading={change.isPending}
      onConfirm={(note) => change.mutate({ status: 'cancelled', note })}
    />
  );
}

const WORDS = {
  work: 'service-requests.cancel.atWork',
  appointment: 'service-requests.cancel.beforeVisit',
  quote: 'service-requests.cancel.agreed',
} as const;

function useUnderWay(request: ServiceRequest, asLandlord: boolean): string | undefined {
  const t = useT();
  const { money } = useFormats();
  const appointment = useAppointment();
  const { supplier, scheduledFor, scheduledUntil, place, technician, currency, limitCents = null } = request;
  const what = underWayOf(request);
  if (!supplier || !what || (what === 'quote' && !asLandlord)) return undefined;
  const limited = limitCents !== null && currency !== null;
  return t(WORDS[what], {
    company: supplier.companyName,
    named: technician ? 'yes' : 'no',
    technician: technician ?? '',
    when: scheduledFor ? appointment(scheduledFor, scheduledUntil, place?.timeZone) : '',
    reader: asLandlord ? 'landlord' : 'tenant',
    limited: limited ? 'yes' : 'no',
    limit: limited ? money(limitCents, currency) : '',
    days: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
  });
}
