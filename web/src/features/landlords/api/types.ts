import type { components } from '@api/schema';

type Schemas = components['schemas'];

export type Overview = Schemas['OverviewResponse'];
export type RentMonth = Schemas['RentMonthResponse'];
export type Waiting = Schemas['WaitingResponse'];
export type StreetProperty = Schemas['StreetPropertyResponse'];
export type CollectedMonth = Schemas['CollectedMonthResponse'];
export type RecentPayment = Schemas['RecentPaymentResponse'];
export type Property = Schemas['PropertyResponse'];
export type PropertyDetail = Schemas['PropertyDetailResponse'];
export type NewProperty = Schemas['CreatePropertyRequest'];
export type PropertyChange = Schemas['UpdatePropertyRequest'];
export type Unit = Schemas['UnitResponse'];
export type UnitDetail = Schemas['UnitDetailResponse'];
export type UnitLease = Schemas['UnitLeaseResponse'];
export type NewUnit = Schemas['CreateUnitRequest'];
export type UnitChange = Schemas['UpdateUnitRequest'];
export type Lease = Schemas['LeaseResponse'];
export type LeaseRow = Schemas['LeaseRowResponse'];
export type LeaseTenant = Schemas['LeaseTenantResponse'];
export type NewLease = Schemas['CreateLeaseRequest'];
export type LeaseChange = Schemas['UpdateLeaseRequest'];
export type NewLeaseTenant = Schemas['LeaseTenantRequest'];
export type LeaseEnd = Schemas['EndLeaseRequest'];
export type IssuedCode = Schemas['IssuedCodeResponse'];
export type RegionRule = Schemas['RegionRuleResponse'];
