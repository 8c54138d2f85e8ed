import { IsIn, IsOptional } from 'class-validator';
import { ACCOUNT_AFFAIRS, AFFAIRS, type AffairKind } from '../../../contract/affairs.js';
import { LANDLORD_PLANS, type LandlordPlan } from '../../../contract/plans.js';
import { isoOrNull } from '../../../platform/database/iso.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

/** `q` searches homes, titles and subjects. Without a kind they are the leases. */
export class PersonAffairsQuery extends ListQuery {
  @IsOptional() @IsIn(AFFAIRS) kind?: AffairKind;
}

export class AccountAffairsQuery extends ListQuery {
  @IsOptional() @IsIn(ACCOUNT_AFFAIRS) kind?: Exclude<AffairKind, 'leads'>;
}

/** A row of what someone has with us. What a kind doesn't have is null. */
export class AffairResponse {
  id: string;
  /** The home, the subject, the job; of leads where they come from. Chats have none. */
  title: string | null;
  /** Of a ticket or an invoice. */
  number: string | null;
  state: string;
  priority: string | null;
  /** Rent, market rent of what is vacant, or what was paid, in cents. */
  amountCents: number | null;
  currency: string | null;
  /** The first day of a lease, the day of a payment. */
  startsOn: string | null;
  endsOn: string | null;
  createdAt: string | null;
  /** The landlord; of an invoice the one across. */
  accountId: string | null;
  accountName: string | null;
  /** Who lives there, pays, reports, asks or chats. Without an id someone who has no sign-in. */
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
