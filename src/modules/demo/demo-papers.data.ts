import type { ExpenseCategory } from '../../contract/expense-categories.js';

/** A paper of the demo tenant's home: what stands on it, and where it is filed. */
export interface DemoPaper {
  readonly name: string;
  readonly purpose: 'lease_document' | 'inspection';
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
}

const SAMPLE = 'A sample of the demo world: nobody signed it.';

/** Beside the terms of the lease itself, which come first. */
export const DEMO_PAPERS: readonly DemoPaper[] = [
  {
    name: 'Lease.pdf', purpose: 'lease_document', title: 'Lease',
    facts: [['Heating', 'Included'], ['Storage', 'Locker 12 in the basement'], ['Keys', 'Two for the door, one for the mailbox']],
    notes: ['Rent is due on the first day of each month. Repairs are reported in the tenant’s account.', SAMPLE],
  },
  {
    name: 'Move-in inspection.pdf', purpose: 'inspection', title: 'Move-in inspection',
    facts: [['Kitchen', 'Good; one drawer runs hard'], ['Bathroom', 'Good; the fan is loud'], ['Living room', 'New paint, floor without marks'], ['Bedrooms', 'Good; a scratch on the door of the smaller one'], ['Keys handed over', 'Three']],
    notes: ['Walked through together on the day of the move.', SAMPLE],
  },
];

export interface DemoExpense {
  /** Civic number of the property. */
  readonly at: string;
  readonly category: ExpenseCategory;
  /** Months before this one, and the day. */
  readonly monthsAgo: number;
  readonly day: number;
  readonly amountCents: number;
  readonly taxCents: number;
  readonly payee: string;
  readonly note?: string;
  readonly invoice?: true;
}

/** What the street cost in the last months. */
export const DEMO_EXPENSES: readonly DemoExpense[] = [
  { at: '87', category: 'insurance', monthsAgo: 3, day: 4, amountCents: 184_000, taxCents: 0, payee: 'Assurances Boréal', note: 'Building, a year' },
  { at: '4120', category: 'property_tax', monthsAgo: 3, day: 12, amountCents: 312_500, taxCents: 0, payee: 'Ville de Montréal' },
  { at: '87', category: 'repairs', monthsAgo: 2, day: 9, amountCents: 46_000, taxCents: 5_991, payee: 'Plomberie Ouellet', note: 'Water heater, 201', invoice: true },
  { at: '1462', category: 'cleaning', monthsAgo: 2, day: 18, amountCents: 27_600, taxCents: 3_600, payee: 'Harbour Cleaning', note: 'Stairs and hall' },
  { at: '6218', category: 'maintenance', monthsAgo: 2, day: 22, amountCents: 33_000, taxCents: 4_298, payee: 'Toitures Fabre', note: 'Gutters' },
  { at: '87', category: 'utilities', monthsAgo: 1, day: 6, amountCents: 41_250, taxCents: 5_372, payee: 'Hydro Laurier', note: 'Common areas', invoice: true },
  { at: '1108', category: 'supplies', monthsAgo: 1, day: 15, amountCents: 8_940, taxCents: 1_166, payee: 'Quincaillerie Robie' },
  { at: '4120', category: 'maintenance', monthsAgo: 1, day: 20, amountCents: 52_000, taxCents: 6_773, payee: 'Ascenseurs du Plateau', note: 'Yearly check' },
];

/** What the demo landlord and the demo tenant wrote to each other; everything is read. */
export const DEMO_TALK: readonly { readonly from: 'tenant' | 'landlord'; readonly message: string }[] = [
  { from: 'tenant', message: 'Hello, the new mailbox key works. Thank you!' },
  { from: 'landlord', message: 'Glad to hear it. Your lease and the move-in inspection are with your documents now.' },
  { from: 'tenant', message: 'I have seen them. Is the hall painted next week?' },
  { from: 'landlord', message: 'Yes, on Tuesday and Wednesday. You can use the back stairs meanwhile.' },
];
