import { paths } from '@nav/paths';

interface Draft {
  id: string;
  propertyId: string;
  unitId: string;
}

/** The wizard where a draft stopped: its terms are there, so next is who lives there. */
export const continueDraft = ({ id, propertyId, unitId }: Draft) =>
  paths.landlordNewLease({ property: propertyId, unit: unitId, lease: id, step: 'tenants' });
