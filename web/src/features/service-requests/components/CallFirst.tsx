import { emergencyNumber } from '@contract/emergencies/numbers';
import { T, useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { emergencyQuery } from '../api/emergency';
import { PhoneLink } from './PhoneLink';

interface OfHome {
  /** Of the home that it is about; of the present one without. */
  leaseId?: string | null | undefined;
  sent?: boolean;
}

/**
 * What a tenant does before writing, and while an emergency waits: the emergency services where someone is at risk, then the
 * landlord’s own number. `ofLandlord`: false until it is said which of several homes it is about.
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

/** The number that the landlord gave for emergencies, or that there is none. */
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
