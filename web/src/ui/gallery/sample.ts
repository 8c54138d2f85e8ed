import type { StatusName } from '../pane/status';
import type { StreetPropertyData } from '../street/Street';

// Words and figures of the gallery alone; they are those of the mock-ups and never reach a user.
const NAMES: Partial<Record<StatusName, string>> = {
  paid: 'paid',
  processing: 'processing',
  partial: 'part paid',
  due: 'due',
  overdue: 'overdue',
  vacant: 'available',
  offline: 'offline',
};

const property = (
  id: string,
  plate: string,
  name: string,
  note: string,
  units: StatusName[],
  plan?: StreetPropertyData['plan'],
): StreetPropertyData => ({
  id,
  plate,
  name,
  note,
  href: `/properties/${id}`,
  plan,
  units: units.map((status, index) => ({
    id: `${id}-${index}`,
    href: `/units/${id}-${index}`,
    status,
    label: `Unit ${100 + index}, ${NAMES[status] ?? status}`,
    tooltip: `${plate}-${100 + index}, ${NAMES[status] ?? status}`,
  })),
});

const paid = (count: number): StatusName[] => Array.from({ length: count }, () => 'paid');

export const PROPERTIES: StreetPropertyData[] = [
  property('saint-denis', '4120', 'Rue Saint-Denis', '6 of 6 leased', [...paid(4), 'processing', 'paid'], { roof: 'cornice' }),
  property('laurier', '87', 'Laurier Avenue West', '11 of 12 leased', [...paid(5), 'processing', 'paid', 'overdue', 'partial', 'paid', 'paid', 'vacant'], { roof: 'flat', chimney: true }),
  property('barrington', '1462', 'Barrington Street', '9 of 9 leased', ['paid', 'paid', 'processing', ...paid(3), 'overdue', 'paid', 'paid'], { roof: 'mansard' }),
  property('wellesley', '233', 'Wellesley Street East', '8 of 8 leased', [...paid(7), 'overdue'], { roof: 'step' }),
  property('fabre', '6218', 'Rue Fabre', '2 of 2 leased', paid(2), { roof: 'gable' }),
  property('robie', '1108', 'Robie Street', '3 of 4 leased', ['paid', 'due', 'paid', 'offline'], { roof: 'gable' }),
];

export interface Payment {
  id: string;
  month: string;
  day: string;
  entry: string;
  detail: string;
  status: StatusName;
  word: string;
  cents: number;
  balance: number;
}

export const PAYMENTS: Payment[] = [
  { id: '1', month: 'November', day: '2025-11-01', entry: 'Rent, November', detail: 'Posted on the due day', status: 'overdue', word: 'Overdue', cents: 165000, balance: 165000 },
  { id: '2', month: 'October', day: '2025-10-09', entry: 'Payment, bank transfer', detail: 'Settles Rent, October', status: 'paid', word: 'Settled', cents: -165000, balance: 0 },
  { id: '3', month: 'October', day: '2025-10-01', entry: 'Rent, October', detail: 'Posted on the due day', status: 'paid', word: 'Paid', cents: 165000, balance: 165000 },
];

export const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
  label,
  values: { onTime: 56000 + index * 700 - (index === 11 ? 10000 : 0), late: index === 11 ? 0 : 2200 - index * 120, open: index === 11 ? 12590 : index === 10 ? 1100 : 0 },
}));
