import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { USER_TYPES, type UserType } from '../../contract/roles.js';
import { isoOrNull } from '../../platform/database/iso.js';

export class ColleagueQuery {
  @IsOptional() @IsIn(['leads', 'tickets']) right?: 'leads' | 'tickets';
}

/** A staff member or admin to whom work can be given. */
export class ColleagueResponse {
  id: string;
  name: string;
}

/**
 * A person's page, as staff and admins see it: how to reach them. Their leases, payments and so on are separate lists
 * (`AffairResponse`).
 */
export class PersonResponse {
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
  /** The id of their account. Null if they act for several or none. */
  accountId: string | null;
  /** A tenant's homes, separated by `; `. */
  homes: string | null;
  suspended: boolean;
  /** Since when mail servers report that the email address doesn't exist. Null if they don't. */
  bouncedAt: string | null;
  createdAt: string;
}

export type PersonRow = Omit<PersonResponse, 'createdAt' | 'bouncedAt'> & { createdAt: Date; bouncedAt: Date | null };

export function toPerson(row: PersonRow): PersonResponse {
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
    accountId,
    homes,
    suspended,
    bouncedAt,
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
    accountId,
    homes,
    suspended,
    bouncedAt: isoOrNull(bouncedAt),
    createdAt: new Date(createdAt).toISOString(),
  };
}
