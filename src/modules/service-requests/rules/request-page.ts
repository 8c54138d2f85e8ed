export type Party = 'tenant' | 'landlord' | 'supplier' | 'technician';

const PAGES: Record<Party, string> = {
  tenant: '/dashboards/tenant/repairs/',
  landlord: '/dashboards/landlord/maintenance/',
  supplier: '/dashboards/supplier/jobs/',
  technician: '/dashboards/technician/jobs/',
};

/** The page of a request, for each party. */
export const requestPage = (party: Party, requestId: string): string => `${PAGES[party]}${requestId}`;
