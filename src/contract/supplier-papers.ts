/** Documents that suppliers record and that can expire. */
export const SUPPLIER_PAPER_KINDS = ['insurance', 'license'] as const;
export type SupplierPaperKind = (typeof SUPPLIER_PAPER_KINDS)[number];

/** How many days before the last valid day the supplier is reminded; 0 is the day itself. */
export const PAPER_REMINDER_DAYS = [60, 30, 7, 0] as const;

/**
 * For so many days after it was recorded, an entry that hasn't expired can get another kind or trade, as a correction of a mistake.
 * Later, what it was before goes on to count (`keep_removed_paper`, migrations/1760).
 */
export const PAPER_CORRECTION_DAYS = 7;

/**
 * Why a supplier can't get a job: a recorded document has expired, or one that the landlord requires is missing
 * (`lw_supplier_gaps`, migrations/1760).
 */
export const SUPPLIER_GAPS = ['insurance_expired', 'insurance_missing', 'license_expired', 'license_missing'] as const;
export type SupplierGap = (typeof SUPPLIER_GAPS)[number];
