import type { components } from '@api/schema';

type Schemas = components['schemas'];

export type OwnListing = Schemas['OwnListingResponse'];
export type NewListing = Schemas['NewListingRequest'];
export type ListingChange = Schemas['ListingChange'];
export type Question = Schemas['ListingQuestionResponse'];
export type Photo = Schemas['DocumentResponse'];
export type Unit = Schemas['UnitDetailResponse'];
export type ListingStatus = OwnListing['status'];
