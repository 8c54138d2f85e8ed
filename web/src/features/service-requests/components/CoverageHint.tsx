import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { coveragesOfRequestQuery } from '../api/coverages';
import type { ServiceRequest } from '../api/types';

const OVER: readonly ServiceRequest['status'][] = ['completed', 'closed', 'declined', 'cancelled'];

/**
 * What is under warranty or insured, and whom to call about that before paying someone. Renders nothing once the work is done.
 */
export function CoverageHint({ request }: { request: Pick<ServiceRequest, 'id' | 'status' | 'unitId'> }) {
  const t = useT();
  const { day } = useFormats();
  const over = OVER.includes(request.status);
  const { data = [] } = useQuery({
    ...coveragesOfRequestQuery(request.id),
    enabled: !over && request.unitId !== null,
  });
  if (over) return null;
  return data.map(({ id, kind, deviceName, provider, phone, number, covers, validUntil }) => (
    <Notice
      key={id}
      title={t(`service-requests.coverage.${kind}`, {
        device: deviceName ?? '',
        named: deviceName ? 'yes' : 'no',
        day: day(validUntil),
        provider,
      })}
    >
      {phone && <Link href={`tel:${phone}`}>{phone}</Link>} {[number, covers].filter(Boolean).join(' · ')}
    </Notice>
  ));
}
