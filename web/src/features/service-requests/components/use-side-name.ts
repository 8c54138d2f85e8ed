import { useT } from '@i18n/messages';
import type { ServiceRequest } from '../api/types';

/** What a side is called: its name, if the reader may know it. */
export function useSideName({ supplier }: Pick<ServiceRequest, 'supplier'>) {
  const t = useT();
  return (side: 'tenant' | 'landlord' | 'supplier'): string =>
    (side === 'supplier' && supplier?.companyName) || t(`service-requests.appointment.side.${side}`);
}
