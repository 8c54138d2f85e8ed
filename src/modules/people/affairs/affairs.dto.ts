import { IsIn, IsOptional } from 'class-validator';
import { ACCOUNT_AFFAIRS, AFFAIRS, type AffairKind } from '../../../contract/affairs.js';
import { LANDLORD_PLANS, type LandlordPlan } from '../../../contract/plans.js';
import { isoOrNull } from '../../../platform/database/iso.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

/** `q` searches homes, titles and subjects. The default kind is leases. */
export class PersonAffairsQuery extends ListQuery {
  @IsOptional() @IsIn(AFFAIRS) kind?: AffairKind;
}

export class AccountAffairsQuery extends ListQuery {
  @IsOptional() @IsIn(ACCOUNT_AFFAIRS) kind?: Exclude<AffairKind, 'leads'>;
}

/** A row of the list of one kind. Fields that the kind doesn't have are null. */
export class AffairResponse {
  id: string;
  /** The home, subject or job; the source for a lead. Chats have none. */
  title: string | null;
  /** The number of a ticket or an invoice. */
  number: string | null;
  state: string;
  priority: string | null;
  /** The rent (market rent of a vacant unit) or the paid amount, in cents. */
  amountCents: number | null;
  currency: string | null;
  /** The first day of a lease or the day of a payment. */
  startsOn: string | null;
  endsOn: string | null;
  createdAt: string | null;
  /** The landlord's account. For an invoice, the account of the other side. */
  accountId: string | null;
  accountName: string | null;
  /** The tenant, reporter, requester or chat visitor. Someone without a user account has a name but no id. */
  personId: string | null;
  personName: string | null;
}

export type AffairRow = Omit<AffairResponse, 'createdAt'> & { createdAt: Date | null };

export function toAffair(row: AffairRow): AffairResponse {
  return {
    id: row.id,
    title: row.title,
    number: row.number,
    state: row.state,
    priority: row.priority,
    amountCents: row.amountCents,
    currency: row.currency,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    createdAt: isoOrNull(row.createdAt),
    accountId: row.accountId,
    accountName: row.accountName,
    personId: row.personId,
    personName: row.personName,
  };
}

const KINDS = ['landlord', 'supplier'] as const;
const ROLES = ['owner', 'manager', 'technician', 'invited'] as const;

/** Someone who works in an account, or is invited to. */
export class AccountPagePerson {
  id: string;
  name: string;
  email: string;
  @IsIn(ROLES) role: (typeof ROLES)[number];
  suspended: boolean;
}

/** A landlord's or supplier's account, as staff and admins see it. */
export class AccountPageResponse {
  id: string;
  @IsIn(KINDS) kind: (typeof KINDS)[number];
  name: string;
  createdAt: string;
  /** A landlord's plan; null in the trial. */
  @IsIn(LANDLORD_PLANS) plan: LandlordPlan | null;
  trialEndsAt: string | null;
  trialOver: boolean;
  /** Whether a supplier is an Elite Partner. */
  elite: boolean;
  propertyCount: number;
  unitCount: number;
  /** Units that could be let today: no one lives there, and they aren't offline. */
  vacantCount: number;
  runningLeases: number;
  /** Service requests that aren't finished. */
  openRequests: number;
  people: AccountPagePerson[];
}
