import type { CreatePropertyRequest } from '../landlords/property.dto.js';

/** How this month's rent stands in a unit of the demo street. */
export type Standing = 'paid' | 'part' | 'open' | 'available' | 'offline';

export interface DemoUnit {
  label: string;
  rentCents: number;
  standing: Standing;
  /** First and last name; the demo tenant is the one called Kim Larsen. */
  tenant?: [string, string];
}
export interface DemoProperty {
  address: CreatePropertyRequest;
  units: DemoUnit[];
}

const NAMES = [
  'Amélie Dubois', 'Rohan Kapoor', 'Lucía Serrano', 'Théo Marchand', 'Joy Okonkwo', 'Ben Adeyemi', 'Marie Gagnon', 'Daniel Roy', 'Inès Haddad',
  'Paul Lévesque', 'Sara Nguyen', 'Jonas Weber', 'Camille Fortin', 'Omar Farah', 'Elena Rossi', 'Hugo Bélanger', 'Mei Chen', 'Tomás Vega',
  'Chloé Pelletier', 'Ivan Petrov', 'Fatou Diallo', 'Luc Bouchard', 'Nora Lind', 'Samir Khoury', 'Julie Caron', 'Andrés Molina',
];
let next = 0;

function units(labels: string[], base: number, standings: Partial<Record<string, Standing>> = {}, tenants: Record<string, string> = {}): DemoUnit[] {
  return labels.map((label, at) => {
    const standing = standings[label] ?? 'paid';
    const rentCents = base + (at % 4) * 4500;
    if (standing === 'available' || standing === 'offline') return { label, rentCents, standing };
    const name = tenants[label] ?? NAMES[next++ % NAMES.length] ?? '';
    const [first = '', last = ''] = name.split(' ');
    return { label, rentCents, standing, tenant: [first, last] };
  });
}

const montreal = (streetNumber: string, street: string, postalCode: string): CreatePropertyRequest =>
  ({ streetNumber, street, city: 'Montréal', region: 'QC', postalCode, country: 'CA', type: 'apartment' });
const halifax = (streetNumber: string, street: string, postalCode: string): CreatePropertyRequest =>
  ({ streetNumber, street, city: 'Halifax', region: 'NS', postalCode, country: 'CA', type: 'apartment' });

/** The street that everybody sees who looks around: five buildings in two provinces, every kind of window. */
export const DEMO_STREET: DemoProperty[] = [
  { address: montreal('4120', 'Rue Saint-Denis', 'H2W 2M7'), units: units(['101', '102', '201', '202', '301', '302'], 139_500) },
  {
    address: montreal('87', 'Avenue Laurier Ouest', 'H2T 2N1'),
    units: units(['101', '102', '201', '202', '203', '301', '302', '303', '402', '403'], 156_000,
      { 302: 'open', 303: 'part', 403: 'available' }, { 302: 'Kim Larsen' }),
  },
  { address: halifax('1462', 'Barrington Street', 'B3J 1Z2'), units: units(['101', '102', '201', '202', '301', '302'], 148_000, { 301: 'open' }) },
  { address: montreal('6218', 'Rue Fabre', 'H2G 2Z3'), units: units(['1', '2'], 121_000) },
  { address: halifax('1108', 'Robie Street', 'B3H 3C5'), units: units(['1', '2', '3', '4'], 118_000, { 3: 'offline', 4: 'open' }) },
];

/** Repairs of the demo tenant, as far as each has come. */
export const DEMO_REPAIRS = [
  { title: 'Kitchen light flickers', description: 'The ceiling light goes off and on, more often in the evening.', issueType: 'Electrical', priority: 'Medium', until: 'submitted' },
  { title: 'Radiator valve drips', description: 'Water drips from the valve in the living room. There is a bowl under it.', issueType: 'Plumbing', priority: 'High', until: 'scheduled' },
  { title: 'Bathroom fan is loud', description: 'It rattles since last week.', issueType: 'HVAC', priority: 'Low', until: 'completed' },
] as const;

/** A building's job that its landlord shows on the job board. */
export const DEMO_BOARD_JOB = {
  street: 'Rue Saint-Denis',
  request: { title: 'Stair light timer', description: 'The lights on the outside stairs stay on all day. The timer is in the basement.', issueType: 'Electrical', priority: 'Medium' },
  post: { description: 'The lights on the outside stairs of a six-unit building stay on all day: the timer wants replacing.', budgetCents: 28_000 },
} as const;
