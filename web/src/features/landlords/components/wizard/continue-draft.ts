import { paths } from '@nav/paths';

interface Draft {
  id: string;
  propertyId: string;
  unitId: string;
}

/** Continues the wizard for a draft. Its terms exist, so the next step is its tenants. */
export const continueDraft = ({ id, propertyId, unitId }: Draft) =>
  paths.landlordNewLease({ property: propertyId, unit: unitId, lease: id, step: 'tenants' });
