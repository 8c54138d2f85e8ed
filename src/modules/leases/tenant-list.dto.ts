import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { LeaseTenantResponse } from './lease-response.dto.js';
import { LEASE_STATES, type LeaseState } from './lease.states.js';

const flag = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));

/** `current`: the lease runs, also under notice; `upcoming`: it begins later, or is a draft; `former`: it has ended. */
export const TENANCIES = ['current', 'upcoming', 'former'] as const;
export type Tenancy = (typeof TENANCIES)[number];

export class TenantListQuery extends ListQuery {
  @IsOptional()
  @IsIn(TENANCIES)
  tenancy?: Tenancy;

  /** With `true`, only tenants whose lease has unpaid charges. */
  @IsOptional()
  @flag
  @IsBoolean()
  owes?: boolean;

  /**
   * With `false`, only tenants without any email address, neither of an account nor entered here, who get everything on
   * paper.
   */
  @IsOptional()
  @flag
  @IsBoolean()
  email?: boolean;

  /** With `false`, only tenants who have no account yet. */
  @IsOptional()
  @flag
  @IsBoolean()
  joined?: boolean;
}

/** Someone on a lease. A person on two leases is listed twice, each time with that lease's home and balance. */
export class TenantRowResponse extends LeaseTenantResponse {
  leaseId: string;
  unitId: string;
  propertyId: string;
  @IsIn(LEASE_STATES) leaseState: LeaseState;
  startsOn: string;
  /** The last day of the lease, otherwise of its term; null if unknown. */
  endsOn: string | null;
  currency: string;
  /** The lease was just activated, and its first entries are still being posted. */
  posting: boolean;
  /** Charged to the lease and not paid, less what is on its way; people on one lease owe it jointly. */
  openCents: number;
  /** The part of that that was due before today. */
  overdueCents: number;
  processingCents: number;
  /** Paid or credited to the lease, and not used for a charge yet. */
  creditCents: number;
  /** The opening balance of a draft, posted once it is activated; below zero for a prepayment. 0 for all others. */
  openingBalanceCents: number;
  unitLabel: string;
  streetNumber: string;
  street: string;
  city: string;
}

/** A tenant's page: the entry, and every lease of the same person in this account, the latest first. */
export class TenantDetailResponse extends TenantRowResponse {
  leases: TenantRowResponse[];
}
