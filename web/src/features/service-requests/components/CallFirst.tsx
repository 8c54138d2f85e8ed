import { emergencyNumber } from '@contract/emergencies/numbers';
import type { EmergencyKind } from '@contract/emergencies/rule';
import { T, useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { emergencyQuery } from '../api/emergency';
import { WhatToDo } from './FloorNotice';
import { PhoneLink } from './PhoneLink';
import styles from './FloorNotice.module.css';

interface OfHome {
  /** The home that it is about. Without it, the home where the tenant lives now. */
  leaseId?: string | null | undefined;
  sent?: boolean;
}

interface CallFirstProps extends OfHome {
  /** False until the tenant has said which of several homes it is about. */
  ofLandlord?: boolean;
  /** The emergencies that were recognized in the report when it was sent. */
  kinds?: readonly EmergencyKind[];
}

/** What to do about these names no emergency number. */
const NO_NUMBER: readonly EmergencyKind[] = ['no_water', 'toilet'];

/**
 * What a tenant does before writing, and while an emergency waits: what its kind calls for, or the emergency services if someone is
 * in danger, then the landlord's own number.
 */
export function CallFirst({ leaseId, sent = false, ofLandlord = true, kinds = [] }: CallFirstProps) {
  const t = useT();
  const { data } = useQuery(emergencyQuery(leaseId));
  const landlord = ofLandlord && <LandlordPhone leaseId={leaseId} sent={sent} />;
  return (
    <Notice tone="danger" title={t('service-requests.emergency.title')} announce={!sent}>
      {kinds.length > 0 ? (
        <>
          <WhatToDo kinds={kinds} country={data?.country} />
          <p className={styles.contact}>
            {kinds.every((kind) => NO_NUMBER.includes(kind)) && <AtRisk country={data?.country} />} {landlord}
          </p>
        </>
      ) : (
        <>
          <AtRisk country={data?.country} /> {landlord}
        </>
      )}
    </Notice>
  );
}

function AtRisk({ country }: { country: string | undefined }) {
  const t = useT();
  const services = emergencyNumber(country);
  if (!services) return t('service-requests.emergency.anyServices');
  return (
    <T id="service-requests.emergency.services" values={{ number: <PhoneLink key="number" number={services} /> }} />
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
