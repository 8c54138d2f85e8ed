/** Sample projects of the community impact page (docs/specification/content.md). Amounts in cents, `completed` is the first day of its month, `expected` the last one. */
export const PROJECTS = [
  {
    id: 'maple',
    location: 'Hamilton, ON',
    status: 'completed',
    partner: 'Keys for All',
    raisedCents: 12_000_000,
    targetCents: 12_000_000,
    completed: '2025-05-01',
  },
  {
    id: 'river',
    location: 'Québec, QC',
    status: 'progress',
    partner: 'Toits Ensemble',
    raisedCents: 8_250_000,
    targetCents: 11_000_000,
    expected: '2026-03-31',
  },
  {
    id: 'sunrise',
    location: 'Miami, FL',
    status: 'fundraising',
    partner: 'Casa Abierta',
    raisedCents: 4_500_000,
    targetCents: 9_000_000,
    expected: '2026-10-31',
  },
] as const satisfies readonly Project[];

export interface Project {
  id: string;
  location: string;
  status: 'completed' | 'progress' | 'fundraising';
  partner: string;
  raisedCents: number;
  targetCents: number;
  completed?: string;
  expected?: string;
}

/** Nonprofits that build (sample copy). */
export const PARTNERS = [
  { id: 'keys', name: 'Keys for All', projects: 5 },
  { id: 'toits', name: 'Toits Ensemble', projects: 3 },
  { id: 'casa', name: 'Casa Abierta', projects: 4 },
] as const;

export interface Programme {
  id: string;
  status: 'launching' | 'planning' | 'development';
  /** Last day of the time that the status names. */
  lastDay?: string;
}

/** Programmes of the charity page with the documented statuses. */
export const PROGRAMMES: readonly Programme[] = [
  { id: 'first', status: 'launching', lastDay: '2025-12-31' },
  { id: 'warm', status: 'planning' },
  { id: 'round', status: 'development' },
];
