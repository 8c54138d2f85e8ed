import type { ExpenseCategory } from '../../contract/expense-categories.js';
import type { Language } from '../../contract/languages.js';
import { sample } from '../../platform/i18n/sample-texts.js';

/** A text that is drawn into a file. The file has one page for each language. */
export type Drawn = Readonly<Record<Language, string>>;

const drawn = (en: string, fr: string, es: string): Drawn => ({ en, fr, es });

/** A document of the demo tenant's home: its content and its purpose. */
export interface DemoPaper {
  readonly name: string;
  readonly purpose: 'lease_document' | 'inspection';
  readonly title: Drawn;
  readonly facts: readonly (readonly [label: Drawn, value: Drawn])[];
  readonly notes: readonly Drawn[];
}

const SAMPLE = drawn(
  'A sample of the demo world: no one signed it.',
  'Un exemple du monde de démonstration : personne ne l’a signé.',
  'Un ejemplo del mundo de demostración: nadie lo firmó.',
);

/** The documents of a lease. Their content follows the terms of the lease itself. */
export const DEMO_PAPERS: readonly DemoPaper[] = [
  {
    name: sample('Lease.pdf', 'Bail.pdf', 'Contrato.pdf'),
    purpose: 'lease_document',
    title: drawn('Lease', 'Bail', 'Contrato'),
    facts: [
      [drawn('Heating', 'Chauffage', 'Calefacción'), drawn('Included', 'Inclus', 'Incluida')],
      [
        drawn('Storage', 'Rangement', 'Trastero'),
        drawn('Locker 12 in the basement', 'Casier 12 au sous-sol', 'Casillero 12 en el sótano'),
      ],
      [
        drawn('Keys', 'Clés', 'Llaves'),
        drawn(
          'Two for the door, one for the mailbox',
          'Deux pour la porte, une pour la boîte aux lettres',
          'Dos de la puerta, una del buzón',
        ),
      ],
    ],
    notes: [
      drawn(
        'Rent is due on the first day of each month. Repairs are reported in the tenant’s account.',
        'Le loyer est dû le premier jour de chaque mois. Les réparations se signalent dans le compte du locataire.',
        'La renta vence el primer día de cada mes. Las reparaciones se reportan en la cuenta del inquilino.',
      ),
      SAMPLE,
    ],
  },
  {
    name: sample('Move-in inspection.pdf', 'Inspection d’entrée.pdf', 'Inspección de entrada.pdf'),
    purpose: 'inspection',
    title: drawn('Move-in inspection', 'Inspection d’entrée', 'Inspección de entrada'),
    facts: [
      [
        drawn('Kitchen', 'Cuisine', 'Cocina'),
        drawn('Good; one drawer runs hard', 'Bon état; un tiroir glisse mal', 'Bien; un cajón corre con dificultad'),
      ],
      [
        drawn('Bathroom', 'Salle de bain', 'Baño'),
        drawn('Good; the fan is loud', 'Bon état; le ventilateur est bruyant', 'Bien; el ventilador es ruidoso'),
      ],
      [
        drawn('Living room', 'Salon', 'Sala'),
        drawn(
          'New paint, floor without marks',
          'Peinture neuve, plancher sans marques',
          'Pintura nueva, piso sin marcas',
        ),
      ],
      [
        drawn('Bedrooms', 'Chambres', 'Recámaras'),
        drawn(
          'Good; a scratch on the door of the smaller one',
          'Bon état; une éraflure sur la porte de la plus petite',
          'Bien; un rasguño en la puerta de la más pequeña',
        ),
      ],
      [drawn('Keys handed over', 'Clés remises', 'Llaves entregadas'), drawn('Three', 'Trois', 'Tres')],
    ],
    notes: [
      drawn(
        'Walked through together on the day of the move.',
        'Visité ensemble le jour du déménagement.',
        'Se recorrió en conjunto el día de la mudanza.',
      ),
      SAMPLE,
    ],
  },
];

export interface DemoExpense {
  /** Civic number of the property. */
  readonly at: string;
  readonly category: ExpenseCategory;
  /** How many months before the current one, and the day of that month. */
  readonly monthsAgo: number;
  readonly day: number;
  readonly amountCents: number;
  readonly taxCents: number;
  readonly payee: string;
  readonly note?: string;
  readonly invoice?: true;
}

/** Expenses of the street in the last months. */
export const DEMO_EXPENSES: readonly DemoExpense[] = [
  {
    at: '87',
    category: 'insurance',
    monthsAgo: 3,
    day: 4,
    amountCents: 184_000,
    taxCents: 0,
    payee: 'Assurances Boréal',
    note: sample('Building, a year', 'Immeuble, un an', 'Edificio, un año'),
  },
  {
    at: '4120',
    category: 'property_tax',
    monthsAgo: 3,
    day: 12,
    amountCents: 312_500,
    taxCents: 0,
    payee: 'Ville de Montréal',
  },
  {
    at: '87',
    category: 'repairs',
    monthsAgo: 2,
    day: 9,
    amountCents: 46_000,
    taxCents: 5_991,
    payee: 'Plomberie Ouellet',
    note: sample('Water heater, 201', 'Chauffe-eau, 201', 'Calentador de agua, 201'),
    invoice: true,
  },
  {
    at: '1462',
    category: 'cleaning',
    monthsAgo: 2,
    day: 18,
    amountCents: 27_600,
    taxCents: 3_600,
    payee: 'Harbour Cleaning',
    note: sample('Stairs and hall', 'Escaliers et hall', 'Escaleras y vestíbulo'),
  },
  {
    at: '6218',
    category: 'maintenance',
    monthsAgo: 2,
    day: 22,
    amountCents: 33_000,
    taxCents: 4_298,
    payee: 'Toitures Fabre',
    note: sample('Gutters', 'Gouttières', 'Canaletas'),
  },
  {
    at: '87',
    category: 'utilities',
    monthsAgo: 1,
    day: 6,
    amountCents: 41_250,
    taxCents: 5_372,
    payee: 'Hydro Laurier',
    note: sample('Common areas', 'Aires communes', 'Áreas comunes'),
    invoice: true,
  },
  {
    at: '1108',
    category: 'supplies',
    monthsAgo: 1,
    day: 15,
    amountCents: 8_940,
    taxCents: 1_166,
    payee: 'Quincaillerie Robie',
  },
  {
    at: '4120',
    category: 'maintenance',
    monthsAgo: 1,
    day: 20,
    amountCents: 52_000,
    taxCents: 6_773,
    payee: 'Ascenseurs du Plateau',
    note: sample('Yearly check', 'Vérification annuelle', 'Revisión anual'),
  },
];

/** Labels for the facts that are computed when a document is drawn. */
export const DEMO_LABELS = {
  home: drawn('Home', 'Logement', 'Vivienda'),
  tenant: drawn('Tenant', 'Locataire', 'Inquilino'),
  from: drawn('From', 'Dès le', 'Desde'),
  rent: drawn('Rent', 'Loyer', 'Renta'),
  invoice: drawn('Invoice', 'Facture', 'Factura'),
  date: drawn('Date', 'Date', 'Fecha'),
  subject: drawn('For', 'Objet', 'Concepto'),
  tax: drawn('Tax', 'Taxes', 'Impuestos'),
  total: drawn('Total', 'Total', 'Total'),
};

/** The name of an invoice's file. */
export const invoiceOf = (payee: string) =>
  sample(`Invoice ${payee}.pdf`, `Facture ${payee}.pdf`, `Factura ${payee}.pdf`);

/** The conversation between the demo landlord and the demo tenant. All messages are marked as read. */
export const DEMO_TALK: readonly { readonly from: 'tenant' | 'landlord'; readonly message: string }[] = [
  {
    from: 'tenant',
    message: sample(
      'Hello, the new mailbox key works. Thank you!',
      'Bonjour, la nouvelle clé de la boîte aux lettres fonctionne. Merci!',
      'Hola, la nueva llave del buzón funciona. ¡Gracias!',
    ),
  },
  {
    from: 'landlord',
    message: sample(
      'Glad to hear it. Your lease and the move-in inspection are with your documents now.',
      'Tant mieux. Votre bail et l’inspection d’entrée sont maintenant avec vos documents.',
      'Me alegra. Su contrato y la inspección de entrada ya están con sus documentos.',
    ),
  },
  {
    from: 'tenant',
    message: sample(
      'I’ve seen them. Will the hall be painted next week?',
      'Je les ai vus. Le hall sera-t-il peint la semaine prochaine?',
      'Ya los vi. ¿Van a pintar el vestíbulo la próxima semana?',
    ),
  },
  {
    from: 'landlord',
    message: sample(
      'Yes, on Tuesday and Wednesday. You can use the back stairs in the meantime.',
      'Oui, mardi et mercredi. Vous pourrez passer par l’escalier arrière.',
      'Sí, el martes y el miércoles. Mientras tanto puede usar la escalera de atrás.',
    ),
  },
];
