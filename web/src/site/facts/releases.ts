/** Releases as documented (docs/specification/content.md), the newest first. */
export const RELEASES = [
  {
    id: 'r320',
    version: '3.2.0',
    month: '2024-12-01',
    type: 'features',
    badge: 'latest',
    features: ['reasons', 'notice', 'letters'],
  },
  {
    id: 'r315',
    version: '3.1.5',
    month: '2024-11-01',
    type: 'improvements',
    badge: 'popular',
    features: ['photos', 'dark', 'receipts'],
  },
  {
    id: 'r310',
    version: '3.1.0',
    month: '2024-10-01',
    type: 'features',
    badge: 'enterprise',
    features: ['import', 'bulk', 'audit'],
  },
] as const;

/** What comes in the quarters of 2025 (docs/specification/content.md). */
export const ROADMAP = [
  { id: 'ownership', quarter: 1, year: '2025', lastDay: '2025-03-31', status: 'development' },
  { id: 'inspections', quarter: 2, year: '2025', lastDay: '2025-06-30', status: 'development' },
  { id: 'regions', quarter: 3, year: '2025', lastDay: '2025-09-30', status: 'planned' },
] as const;
