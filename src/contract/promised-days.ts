/** Figures that texts write out in digits or words. `web/src/i18n/written-figures.spec.ts` compares the texts with them. */

/** A supplier's invitation by a landlord is valid for this long, if it opens an account. */
export const SUPPLIER_INVITATION_DAYS = 30;

/**
 * How long before its last day a regional rule is announced to admins: a rent increase needs up to 90 days' notice, and a
 * month to decide.
 */
export const RULE_WARNING_DAYS = 120;

/** After so many failures in a row autopay ends, and after each it waits so many days. */
export const AUTOPAY_TRIES = 3;
export const AUTOPAY_DAYS_BETWEEN = 2;

/** In how many business days a bank payment arrives. */
export const BANK_BUSINESS_DAYS = { from: 2, to: 3 } as const;

/** Backups are made every night, so after this time two in a row are missing. */
export const BACKUP_OVERDUE_DAYS = 2;
