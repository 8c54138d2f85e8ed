/** Days that emails write out, compared with the emails by `web/src/i18n/claims.spec.ts`. */

/** A supplier's invitation by a landlord is valid for this long, if it opens an account. */
export const SUPPLIER_INVITATION_DAYS = 30;

/**
 * How long before its last day a regional rule is announced to admins: a rent increase needs up to 90 days' notice, and a
 * month to decide.
 */
export const RULE_WARNING_DAYS = 120;
