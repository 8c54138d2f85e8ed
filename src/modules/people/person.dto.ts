import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LEAD_SOURCES, LEAD_STATUSES, type LeadSource, type LeadStatus } from '../../contract/leads.js';
import { USER_TYPES, type UserType } from '../../contract/roles.js';

export class ColleagueQuery {
  @IsOptional() @IsIn(['leads', 'tickets']) right?: 'leads' | 'tickets';
}

/** Staff or an admin, to whom work can be given. */
export class ColleagueResponse {
  id: string;
  name: string;
}

export class PersonLease {
  id: string;
  home: string;
  state: string;
  startsOn: string;
  endsOn: string | null;
  rentCents: number;
  currency: string;
}

export class PersonPayment {
  id: string;
  leaseId: string;
  home: string;
  state: string;
  amountCents: number;
  currency: string;
  paidOn: string;
}

export class PersonRequest {
  id: string;
  title: string;
  state: string;
  priority: string;
  createdAt: string;
}

export class PersonChat {
  id: string;
  state: string;
  service: string | null;
  createdAt: string;
}

export class PersonLead {
  id: string;
  @IsIn(LEAD_STATUSES) state: LeadStatus;
  @IsIn(LEAD_SOURCES) source: LeadSource;
  createdAt: string;
}

/** What someone has with us: the newest ten of each kind. Of landlords and suppliers, what their accounts have. */
export class PersonAffairs {
  leases: PersonLease[];
  payments: PersonPayment[];
  requests: PersonRequest[];
  chats: PersonChat[];
  leads: PersonLead[];
}

/** A person's page, as staff and admins see it: how to reach them, and what they have with us. */
export class PersonResponse extends PersonAffairs {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  @IsIn(USER_TYPES) userType: UserType;
  @IsIn(LANGUAGES.map(({ code }) => code)) language: Language;
  /** The company of landlords and suppliers. */
  accountName: string | null;
  /** Where a tenant lives; several homes are separated by `; `. */
  homes: string | null;
  suspended: boolean;
  createdAt: string;
}

export type PersonRow = Omit<PersonResponse, 'createdAt' | keyof PersonAffairs> & { createdAt: Date };

export function toPerson(row: PersonRow, affairs: PersonAffairs): PersonResponse {
  const {
    id,
    firstName,
    lastName,
    email,
    emailVerified,
    phone,
    userType,
    language,
    accountName,
    homes,
    suspended,
    createdAt,
  } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    emailVerified,
    phone,
    userType,
    language,
    accountName,
    homes,
    suspended,
    createdAt: new Date(createdAt).toISOString(),
    ...affairs,
  };
}
