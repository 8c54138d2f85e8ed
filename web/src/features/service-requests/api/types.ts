import type { components } from '@api/schema';

type Schemas = components['schemas'];
export type ServiceRequest = Schemas['ServiceRequestResponse'];
export type ServiceRequestDetail = Schemas['ServiceRequestDetail'];
export type RequestStatus = ServiceRequest['status'];
export type RequestEvent = Schemas['RequestEventResponse'];
export type Offer = Schemas['OfferResponse'];
export type Supplier = Schemas['SupplierResponse'];
export type NewRequest = Schemas['NewServiceRequest'];
export type RequestChange = Schemas['ServiceRequestChange'];
