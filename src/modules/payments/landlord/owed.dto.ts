import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

/** Filters of the leases that owe something. */
export class OwedQuery extends ListQuery {
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  /** With `true` only leases with something overdue. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  overdue?: boolean;
}

/** Someone on a lease, to choose the payer and to show who can get emails. */
export class OwedTenant {
  id: string;
  name: string;
  /** Whether an email address is known. */
  hasEmail: boolean;
}

/** A lease that owes something, less payments on their way. */
export class OwedLeaseResponse {
  leaseId: string;
  propertyId: string;
  propertyName: string;
  streetNumber: string;
  street: string;
  unitLabel: string;
  tenants: OwedTenant[];
  currency: string;
  openCents: number;
  /** The part of that that was due before today. */
  overdueCents: number;
  /** Due day of the oldest charge that is overdue. */
  overdueSince: string | null;
  /** Payments that are on their way; they are not part of `openCents`. */
  processingCents: number;
  /** Today in the time zone of the property. A payment can't have a later date. */
  today: string;
  /** When the landlord last reminded the tenants. */
  remindedOn: string | null;
}

/** Sums of the filtered leases in one currency. */
export class OwedTotals {
  currency: string;
  count: number;
  openCents: number;
  overdueCents: number;
}
