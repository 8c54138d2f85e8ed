/** Documents that suppliers record and that can expire. */
export const SUPPLIER_PAPER_KINDS = ['insurance', 'license'] as const;
export type SupplierPaperKind = (typeof SUPPLIER_PAPER_KINDS)[number];

/** How many days before the last valid day the supplier is reminded; 0 is the day itself. */
export const PAPER_REMINDER_DAYS = [60, 30, 7, 0] as const;

/**
 * Why a supplier can't get a job: a recorded document has expired, or one that the landlord requires is missing
 * (`lw_supplier_gaps`, migrations/0530).
 */
export const SUPPLIER_GAPS = ['insurance_expired', 'insurance_missing', 'license_expired', 'license_missing'] as const;
export type SupplierGap = (typeof SUPPLIER_GAPS)[number];
