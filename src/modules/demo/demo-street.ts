import { sample } from '../../platform/i18n/sample-texts.js';
import type { CreatePropertyRequest } from '../portfolio/property.dto.js';

/** The state of this month's rent in a unit of the demo street, or why the unit has none. */
export type LeaseStanding = 'paid' | 'part' | 'open' | 'available' | 'offline';

export interface DemoUnit {
  label: string;
  rentCents: number;
  standing: LeaseStanding;
  /** First and last name. The demo tenant is Kim Larsen. */
  tenant?: [string, string];
}
export interface DemoProperty {
  address: CreatePropertyRequest;
  units: DemoUnit[];
}

const NAMES = [
  'Amélie Dubois',
  'Rohan Kapoor',
  'Lucía Serrano',
  'Théo Marchand',
  'Joy Okonkwo',
  'Ben Adeyemi',
  'Marie Gagnon',
  'Daniel Roy',
  'Inès Haddad',
  'Paul Lévesque',
  'Sara Nguyen',
  'Jonas Weber',
  'Camille Fortin',
  'Omar Farah',
  'Elena Rossi',
  'Hugo Bélanger',
  'Mei Chen',
  'Tomás Vega',
  'Chloé Pelletier',
  'Ivan Petrov',
  'Fatou Diallo',
  'Luc Bouchard',
  'Nora Lind',
  'Samir Khoury',
  'Julie Caron',
  'Andrés Molina',
];
let next = 0;

function units(
  labels: string[],
  base: number,
  standings: Partial<Record<string, LeaseStanding>> = {},
  tenants: Record<string, string> = {},
): DemoUnit[] {
  return labels.map((label, at) => {
    const standing = standings[label] ?? 'paid';
    const rentCents = base + (at % 4) * 4500;
    if (standing === 'available' || standing === 'offline') return { label, rentCents, standing };
    const name = tenants[label] ?? NAMES[next++ % NAMES.length] ?? '';
    const [first = '', last = ''] = name.split(' ');
    return { label, rentCents, standing, tenant: [first, last] };
  });
}

const montreal = (streetNumber: string, street: string, postalCode: string): CreatePropertyRequest => ({
  streetNumber,
  street,
  city: 'Montréal',
  region: 'QC',
  postalCode,
  country: 'CA',
  type: 'apartment',
});
const halifax = (streetNumber: string, street: string, postalCode: string): CreatePropertyRequest => ({
  streetNumber,
  street,
  city: 'Halifax',
  region: 'NS',
  postalCode,
  country: 'CA',
  type: 'apartment',
});

/** The buildings that every visitor of the demo sees: five in two provinces, with units in every state. */
export const DEMO_STREET: DemoProperty[] = [
  {
    address: montreal('4120', 'Rue Saint-Denis', 'H2W 2M7'),
    units: units(['101', '102', '201', '202', '301', '302'], 139_500),
  },
  {
    address: montreal('87', 'Avenue Laurier Ouest', 'H2T 2N1'),
    units: units(
      ['101', '102', '201', '202', '203', '301', '302', '303', '402', '403'],
      156_000,
      { 302: 'open', 303: 'part', 403: 'available' },
      { 302: 'Kim Larsen' },
    ),
  },
  {
    address: halifax('1462', 'Barrington Street', 'B3J 1Z2'),
    units: units(['101', '102', '201', '202', '301', '302'], 148_000, { 301: 'open' }),
  },
  { address: montreal('6218', 'Rue Fabre', 'H2G 2Z3'), units: units(['1', '2'], 121_000) },
  {
    address: halifax('1108', 'Robie Street', 'B3H 3C5'),
    units: units(['1', '2', '3', '4'], 118_000, { 3: 'offline', 4: 'open' }),
  },
];

/** Repairs of the demo tenant, each up to the state `until`. */
export const DEMO_REPAIRS = [
  {
    title: sample('Kitchen light flickers', 'La lumière de la cuisine clignote', 'La luz de la cocina parpadea'),
    description: sample(
      'The ceiling light goes off and on, more often in the evening.',
      'Le plafonnier s’éteint et se rallume, plus souvent le soir.',
      'La lámpara del techo se apaga y se enciende, más a menudo por la noche.',
    ),
    issueType: 'Electrical',
    priority: 'Medium',
    until: 'submitted',
  },
  {
    title: sample('Radiator valve drips', 'La valve du radiateur goutte', 'La válvula del radiador gotea'),
    description: sample(
      'Water drips from the valve in the living room. There is a bowl under it.',
      'L’eau goutte de la valve du salon. Un bol est placé dessous.',
      'Gotea agua de la válvula de la sala. Hay un recipiente debajo.',
    ),
    issueType: 'Plumbing',
    priority: 'High',
    until: 'scheduled',
  },
  {
    title: sample(
      'Bathroom fan is loud',
      'Le ventilateur de la salle de bain est bruyant',
      'El ventilador del baño es ruidoso',
    ),
    description: sample(
      'It’s been rattling since last week.',
      'Il cliquette depuis la semaine dernière.',
      'Vibra desde la semana pasada.',
    ),
    issueType: 'HVAC',
    priority: 'Low',
    until: 'completed',
  },
] as const;

/** The supplier's note when the fan is repaired. */
export const DEMO_REPAIR_NOTE = sample(
  'The bearing has been replaced.',
  'Le roulement a été remplacé.',
  'Se cambió el rodamiento.',
);

/** A building's job that its landlord shows on the job board. */
export const DEMO_BOARD_JOB = {
  street: 'Rue Saint-Denis',
  request: {
    title: sample('Stair light timer', 'Minuterie des lumières d’escalier', 'Temporizador de la luz de la escalera'),
    description: sample(
      'The lights on the outside stairs stay on all day. The timer is in the basement.',
      'Les lumières de l’escalier extérieur restent allumées toute la journée. La minuterie est au sous-sol.',
      'Las luces de la escalera exterior quedan encendidas todo el día. El temporizador está en el sótano.',
    ),
    issueType: 'Electrical',
    priority: 'Medium',
  },
  post: {
    description: sample(
      'The lights on the outside stairs of a six-unit building stay on all day: the timer needs replacing.',
      'Les lumières de l’escalier extérieur d’un immeuble de six logements restent allumées toute la journée : la minuterie est à remplacer.',
      'Las luces de la escalera exterior de un edificio de seis unidades quedan encendidas todo el día: hay que cambiar el temporizador.',
    ),
    budgetCents: 28_000,
  },
} as const;
