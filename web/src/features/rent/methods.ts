import type { Method } from './api/types';

/** Ways to record a payment by hand, the most frequent first. */
export const OFFLINE_METHODS = ['transfer', 'cheque', 'cash'] as const satisfies readonly Method[];
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export const METHODS = [
  ...OFFLINE_METHODS,
  'bank',
  'credit_card',
  'debit_card',
  'digital_wallet',
] as const satisfies readonly Method[];

/** How people call a home: `87-302`. A house whose only unit is named like its door has that number once. */
export const homeName = ({ streetNumber, unitLabel }: { streetNumber: string; unitLabel: string }) =>
  unitLabel === streetNumber ? streetNumber : `${streetNumber}-${unitLabel}`;
