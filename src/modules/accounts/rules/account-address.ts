import { localeOf, type Language } from '../../../contract/languages.js';
import { asOneLine } from '../../../contract/one-line.js';
import { mailingLines, type MailingAddress } from '../../../contract/postal-address.js';
import type { Account } from '../account.entity.js';

/** The postal address of account `a` as JSON; null where it has none. */
export const ACCOUNT_ADDRESS = `case when a.street is not null then json_build_object('streetNumber', a.street_number, 'street', a.street,
    'secondLine', a.second_line, 'city', a.city, 'region', a.region, 'postalCode', a.postal_code, 'country', a.country) end`;

/**
 * The same on documents that tenants can read too, at the time `now`. A tenant can read it while they live in one of
 * the landlord's homes. A private landlord's address can be their own home, so tenants who have left must not see the
 * current one (docs/decisions/1210).
 */
export const addressForReader = (now: string): string => `case when (select count(*) = 0 or bool_or(ml.account_id = a.id
      and ml.state in ('active', 'notice') and (mt.leaves_on < (${now}::timestamptz at time zone mp.time_zone)::date) is not true)
    from lease_tenant mt join lease ml on ml.id = mt.lease_id join property mp on mp.id = mt.property_id where mt.user_id = lw_uid())
  then ${ACCOUNT_ADDRESS} end`;

/** The same of an account that is loaded. */
export function mailingAddressOf(account: Account): MailingAddress | null {
  const { streetNumber, street, secondLine = null, city, region, postalCode, country } = account;
  if (!streetNumber || !street || !city || !region || !postalCode || !country) return null;
  return { streetNumber, street, secondLine, city, region, postalCode, country };
}

/** Who a letter is from, and the country that it is mailed in: that of the home. */
export interface Letterhead {
  landlord: string;
  landlordAddress: MailingAddress | null;
  country: string | null;
}

/** The landlord’s name as printed, with the address on the lines below; without one just the name. */
export function letterhead({ landlord, landlordAddress, country }: Letterhead, language: Language): string {
  const lines = landlordAddress ? mailingLines(landlordAddress, localeOf(language), country) : [];
  return [asOneLine(landlord), ...lines].join('\n');
}
