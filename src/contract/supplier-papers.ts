/** What suppliers state about themselves and may let expire. */
export const SUPPLIER_PAPER_KINDS = ['insurance', 'license'] as const;
export type SupplierPaperKind = (typeof SUPPLIER_PAPER_KINDS)[number];

/** Days before the last one on which the supplier is reminded; 0 is the day itself. */
export const PAPER_REMINDER_DAYS = [60, 30, 7, 0] as const;

/**
 * Why a supplier gets no job: what was recorded has expired, or what the landlord requires is not there
 * (`lw_supplier_gaps`, migrations/0530).
 */
export const SUPPLIER_GAPS = ['insurance_expired', 'insurance_missing', 'license_expired', 'license_missing'] as const;
export type SupplierGap = (typeof SUPPLIER_GAPS)[number];
