import type { components } from '@api/schema';

type Schemas = components['schemas'];
export type ServiceRequest = Schemas['ServiceRequestResponse'];
export type ServiceRequestDetail = Schemas['ServiceRequestDetail'];
export type RequestStatus = ServiceRequest['status'];
export type RequestEvent = Schemas['RequestEventResponse'];
export type Offer = Schemas['OfferResponse'];
export type Photo = Schemas['DocumentResponse'];
export type RequestPhoto = Schemas['RequestPhotoResponse'];
export type PhotoPhase = RequestPhoto['phase'];
export type Supplier = Schemas['SupplierResponse'];
export type NewRequest = Schemas['NewServiceRequest'];
export type NewLine = Schemas['NewRequestLine'];
export type Audience = RequestEvent['audience'];
export type RequestChange = Schemas['ServiceRequestChange'];
