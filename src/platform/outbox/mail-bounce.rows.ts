/** What names an address in `mail_bounce`. */
export const ADDRESS_HASH = (column: string): string => `encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`;

/** Since when the address of a row is known not to exist, or null. */
export const bouncedAt = (demo: string, email: string): string =>
  `(select b.hard_at from mail_bounce b where b.demo = ${demo} and b.address_hash = ${ADDRESS_HASH(email)})`;

/** How often an email to the address of a row came back for another reason. */
export const softBounces = (demo: string, email: string): string =>
  `coalesce((select b.soft_count from mail_bounce b where b.demo = ${demo} and b.address_hash = ${ADDRESS_HASH(email)}), 0)`;

/** `$1` is an address, `$2` its world: someone has proven that it works. */
export const FORGET_BOUNCE = `delete from mail_bounce where demo = $2 and address_hash = ${ADDRESS_HASH('$1')}`;
