import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { emergencyQuery } from '../api/emergency';

/** Countries whose emergency services have one number that we know. */
const SERVICES: Readonly<Record<string, string>> = { CA: '911', US: '911', MX: '911', FR: '112', ES: '112', GB: '999' };

/** What a tenant does before writing, and while an emergency waits: the emergency services where somebody is at risk, then the landlord’s own number. */
export function CallFirst({ sent = false }: { sent?: boolean }) {
  const t = useT();
  const { data } = useQuery(emergencyQuery);
  const services = SERVICES[data?.country ?? ''];
  return (
    <Notice tone="danger" title={t('service-requests.emergency.title')} announce={!sent}>
      {services
        ? t('service-requests.emergency.services', { number: services })
        : t('service-requests.emergency.anyServices')}{' '}
      {data?.phone ? (
        <>
          {t('service-requests.emergency.landlord', { name: data.landlord })}{' '}
          <Link look="inline" href={`tel:${data.phone.replaceAll(/[^+\d]/g, '')}`}>
            {data.phone}
          </Link>
        </>
      ) : (
        data && t(sent ? 'service-requests.emergency.sentWithoutNumber' : 'service-requests.emergency.noNumber')
      )}
    </Notice>
  );
}
