import { sample } from '../../platform/i18n/sample-texts.js';

/** Jobs that the demo supplier has done, with invoices in the states that a landlord sees. */
export const DEMO_INVOICES = [
  {
    request: {
      title: sample('Basement drain is slow', 'Le drain du sous-sol s’écoule mal', 'El desagüe del sótano va lento'),
      description: sample(
        'Water stays in the laundry sink for an hour.',
        'L’eau reste une heure dans l’évier de la buanderie.',
        'El agua tarda una hora en irse del lavadero.',
      ),
      issueType: 'Plumbing',
      priority: 'Medium',
    },
    costCents: 21_000,
    until: 'sent',
    /** For an invoice on paper: its number and taxes. */
    paper: { number: 'PL-2041', totalCents: 24_145, taxCents: [1_050, 2_095] },
  },
  {
    request: {
      title: sample('Entrance lamp', 'Lampe de l’entrée', 'Lámpara de la entrada'),
      description: sample(
        'The lamp above the entrance door is dark.',
        'La lampe au-dessus de la porte d’entrée ne s’allume plus.',
        'La lámpara sobre la puerta de entrada está apagada.',
      ),
      issueType: 'Electrical',
      priority: 'Medium',
    },
    costCents: 9_500,
    until: 'approved',
    paper: null,
  },
  {
    request: {
      title: sample('Outdoor faucet', 'Robinet du jardin', 'Grifo del jardín'),
      description: sample(
        'The faucet on the back wall drips.',
        'Le robinet du mur arrière goutte.',
        'El grifo de la pared trasera gotea.',
      ),
      issueType: 'Plumbing',
      priority: 'Low',
    },
    costCents: 14_000,
    until: 'paid',
    paper: null,
  },
  {
    request: {
      title: sample('Hallway radiator', 'Radiateur du couloir', 'Radiador del pasillo'),
      description: sample(
        'The radiator on the second floor stays cold.',
        'Le radiateur du deuxième étage reste froid.',
        'El radiador del segundo piso sigue frío.',
      ),
      issueType: 'HVAC',
      priority: 'Medium',
    },
    costCents: 32_000,
    until: 'disputed',
    paper: null,
  },
] as const;

export const DEMO_DISPUTE = sample(
  'We agreed on two hours, and the invoice says three.',
  'Nous avions convenu de deux heures, et la facture en indique trois.',
  'Acordamos dos horas y la factura indica tres.',
);

/** How to reach and pay the demo supplier. The domain and the numbers belong to no one. */
export const DEMO_SENDER = {
  address: {
    streetNumber: '2140',
    street: 'Rue Ontario Est',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2K 1V8',
    country: 'CA',
  },
  phone: '514-555-0142',
  email: 'office@supplier.example',
  eTransfer: 'payments@supplier.example',
  checkPayableTo: null,
  bankDetails: null,
};
