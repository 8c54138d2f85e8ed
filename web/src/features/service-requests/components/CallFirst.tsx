import { emergencyNumber } from '@contract/emergencies/numbers';
import { T, useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { emergencyQuery } from '../api/emergency';
import { PhoneLink } from './PhoneLink';

interface OfHome {
  /** The home that it is about. Without it, the home where the tenant lives now. */
  leaseId?: string | null | undefined;
  sent?: boolean;
}

/**
 * What a tenant does before writing, and while an emergency waits: call the emergency services if someone is in danger, then the
 * landlord's own number. `ofLandlord` is false until the tenant has said which of several homes it is about.
 */
export function CallFirst({ leaseId, sent = false, ofLandlord = true }: OfHome & { ofLandlord?: boolean }) {
  const t = useT();
  const { data } = useQuery(emergencyQuery(leaseId));
  const services = emergencyNumber(data?.country);
  return (
    <Notice tone="danger" title={t('service-requests.emergency.title')} announce={!sent}>
      {services ? (
        <T id="service-requests.emergency.services" values={{ number: <PhoneLink key="number" number={services} /> }} />
      ) : (
        t('service-requests.emergency.anyServices')
      )}{' '}
      {ofLandlord && <LandlordPhone leaseId={leaseId} sent={sent} />}
    </Notice>
  );
}

/** The landlord's number for emergencies, or a sentence that there is none. */
export function LandlordPhone({ leaseId, sent = false }: OfHome) {
  const t = useT();
  const { data } = useQuery(emergencyQuery(leaseId));
  if (!data) return null;
  if (!data.phone)
    return t(sent ? 'service-requests.emergency.sentWithoutNumber' : 'service-requests.emergency.noNumber');
  return (
    <>
      {t('service-requests.emergency.landlord', { name: data.landlord })} <PhoneLink number={data.phone} />
    </>
  );
}
