/** What a supplier does, in one vocabulary for both sign-up lists, requests and the job board. */
export const TRADES = [
  'plumbing',
  'electrical',
  'hvac',
  'appliances',
  'cleaning',
  'landscaping',
  'general',
  'pest_control',
  'security',
  'painting',
  'flooring',
  'roofing',
  'carpentry',
  'locksmith',
  'accounting',
  'legal',
  'other',
] as const;
export type Trade = (typeof TRADES)[number];
/** How many trades a supplier states; who does more does general maintenance. */
export const TRADES_MAX = 8;

export interface ServiceType {
  /** The documented label, which is also the value on the wire and in the database. */
  readonly value: string;
  /** Last part of its message id. */
  readonly key: string;
  readonly trade: Trade;
}

/** The supplier dialog's list, in its order (docs/specification/sign-in-dialogs.md). */
export const DIALOG_SERVICE_TYPES = [
  { value: 'Plumbing', key: 'plumbing', trade: 'plumbing' },
  { value: 'Electrical', key: 'electrical', trade: 'electrical' },
  { value: 'HVAC', key: 'hvac', trade: 'hvac' },
  { value: 'Appliance Repair', key: 'applianceRepair', trade: 'appliances' },
  { value: 'Cleaning', key: 'cleaning', trade: 'cleaning' },
  { value: 'Landscaping', key: 'landscaping', trade: 'landscaping' },
  { value: 'General Maintenance', key: 'generalMaintenance', trade: 'general' },
  { value: 'Pest Control', key: 'pestControl', trade: 'pest_control' },
  { value: 'Security Systems', key: 'securitySystems', trade: 'security' },
  { value: 'Painting', key: 'painting', trade: 'painting' },
  { value: 'Flooring', key: 'flooring', trade: 'flooring' },
  { value: 'Roofing', key: 'roofing', trade: 'roofing' },
  { value: 'Other', key: 'other', trade: 'other' },
] as const satisfies readonly ServiceType[];

/** The register page's list, in its order (docs/specification/registration.md). */
export const REGISTER_SERVICE_TYPES = [
  { value: 'Plumber', key: 'plumber', trade: 'plumbing' },
  { value: 'Electrician', key: 'electrician', trade: 'electrical' },
  { value: 'HVAC', key: 'hvac', trade: 'hvac' },
  { value: 'Carpenter', key: 'carpenter', trade: 'carpentry' },
  { value: 'Painter', key: 'painter', trade: 'painting' },
  { value: 'Accountant', key: 'accountant', trade: 'accounting' },
  { value: 'Lawyer', key: 'lawyer', trade: 'legal' },
  { value: 'Cleaning', key: 'cleaning', trade: 'cleaning' },
  { value: 'Landscaper', key: 'landscaper', trade: 'landscaping' },
  { value: 'Roofer', key: 'roofer', trade: 'roofing' },
  { value: 'Locksmith', key: 'locksmith', trade: 'locksmith' },
  { value: 'Appliance Repair', key: 'applianceRepair', trade: 'appliances' },
  { value: 'Other', key: 'other', trade: 'other' },
] as const satisfies readonly ServiceType[];

const ALL: readonly ServiceType[] = [...DIALOG_SERVICE_TYPES, ...REGISTER_SERVICE_TYPES];

/** One for each trade of the directory, for an invitation. */
export const INVITED_SERVICE_TYPES = TRADES.map((trade) => ALL.find((type) => type.trade === trade)).filter(
  (type) => type !== undefined,
);

/** The service type that represents a trade where no one chose a label. */
export const serviceTypeFor = (trade: Trade): string => ALL.find((type) => type.trade === trade)?.value ?? 'Other';

/** Every value of either list, once. */
export const SERVICE_TYPE_VALUES = [...new Set(ALL.map(({ value }) => value))];

/** The service type that a text from outside names, in any case, or null. */
export function serviceTypeOf(value: unknown): ServiceType | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return ALL.find((type) => type.value.toLowerCase() === wanted) ?? null;
}
