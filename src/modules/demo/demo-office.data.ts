import type { LeadStatus } from '../../contract/leads.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import type { LeadActivities } from '../crm/lead-activities.service.js';
import type { Leads } from '../crm/leads.service.js';
import type { EmailTemplates } from '../email-templates/email-templates.service.js';
import type { FormsService } from '../forms/forms.service.js';

type NewEmailTemplate = Parameters<EmailTemplates['create']>[0];
type NewLead = Parameters<Leads['create']>[0];
type Said = Parameters<LeadActivities['add']>[1];
type Form = { kind: Parameters<FormsService['receive']>[0]; hoursAgo: number } & Parameters<
  FormsService['receive']
>[1] &
  Record<string, string | number>;

export interface DemoLead extends NewLead {
  /** When the lead was added. It was talked to after half of that time. */
  daysAgo: number;
  /** In how many days the next step is due, counted from the day on which the demo is filled. */
  inDays?: number;
  status?: LeadStatus;
  said?: Said;
}

export const DEMO_TEMPLATES: readonly NewEmailTemplate[] = [
  {
    name: sample('First answer', 'Première réponse', 'Primera respuesta'),
    category: sample('Sales', 'Ventes', 'Ventas'),
    subject: 'Thank you for your interest',
    body: 'Hello {name},\n\nThank you for writing to us. When may we show you how rent, leases and repairs come together? Fifteen minutes are enough.',
    subjectFr: 'Merci de votre intérêt',
    bodyFr:
      'Bonjour {name},\n\nMerci de nous avoir écrit. Quand pourrions-nous vous montrer comment loyers, baux et réparations se rejoignent? Quinze minutes suffisent.',
    subjectEs: 'Gracias por su interés',
    bodyEs:
      'Hola, {name}:\n\nGracias por escribirnos. ¿Cuándo podemos mostrarle cómo se reúnen rentas, contratos y reparaciones? Bastan quince minutos.',
  },
  {
    name: sample('Under review', 'En cours d’examen', 'En revisión'),
    category: sample('Support', 'Soutien', 'Soporte'),
    subject: 'We are looking into it',
    body: 'Hello {name},\n\nThank you for telling us. We are looking into it and will write to you as soon as we know more.',
    subjectFr: 'Nous nous en occupons',
    bodyFr:
      'Bonjour {name},\n\nMerci de nous l’avoir signalé. Nous nous en occupons et vous écrirons dès que nous en saurons plus.',
    subjectEs: 'Lo estamos revisando',
    bodyEs: 'Hola, {name}:\n\nGracias por avisarnos. Lo estamos revisando y le escribiremos en cuanto sepamos más.',
  },
];

export const DEMO_LEADS: readonly DemoLead[] = [
  {
    daysAgo: 18,
    firstName: 'Amélie',
    lastName: 'Gagnon',
    email: 'amelie.gagnon@example.com',
    company: 'Immeubles Gagnon',
    phone: '514-555-0142',
    language: 'fr',
    source: 'referral',
    notes: sample(
      '40 homes in Laval; keeps her books in a spreadsheet.',
      '40 logements à Laval; tient ses livres dans un tableur.',
      '40 viviendas en Laval; lleva sus libros en una hoja de cálculo.',
    ),
    status: 'qualified',
    valueCents: 348_000,
    nextStep: sample(
      'Send the quote for 40 homes',
      'Envoyer la soumission pour 40 logements',
      'Enviar la cotización de 40 viviendas',
    ),
    inDays: 1,
    said: {
      kind: 'meeting',
      text: sample(
        'Showed the rent run and the import. She decides with her brother.',
        'Présentation du calcul des loyers et de l’importation. Elle décide avec son frère.',
        'Le mostramos el cálculo de rentas y la importación. Decide con su hermano.',
      ),
    },
  },
  {
    daysAgo: 9,
    firstName: 'Marcus',
    lastName: 'Webb',
    email: 'marcus.webb@example.com',
    company: 'Webb Homes',
    language: 'en',
    source: 'event',
    notes: sample(
      'Met at the spring fair. Asks about the import.',
      'Rencontré au salon du printemps. S’informe sur l’importation.',
      'Lo conocimos en la feria de primavera. Pregunta por la importación.',
    ),
    status: 'contacted',
    valueCents: 118_800,
    nextStep: sample(
      'Call about the import',
      'Appeler au sujet de l’importation',
      'Llamar para hablar de la importación',
    ),
    inDays: 0,
    said: {
      kind: 'call',
      text: sample(
        'Left a message; best reached after four.',
        'Message laissé; plus facile à joindre après 16 h.',
        'Le dejamos un mensaje; es mejor llamar después de las 16 h.',
      ),
    },
  },
  {
    daysAgo: 1,
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia.ortega@example.com',
    company: 'Casas Ortega',
    phone: '438-555-0119',
    language: 'es',
    source: 'phone',
  },
  {
    daysAgo: 40,
    firstName: 'Nadia',
    lastName: 'Benali',
    email: 'nadia.benali@example.com',
    company: 'Résidences du Parc',
    phone: '450-555-0138',
    language: 'fr',
    source: 'demo',
    notes: sample(
      '22 homes in Longueuil. Starts in January with the winter leases.',
      '22 logements à Longueuil. Commence en janvier avec les baux d’hiver.',
      '22 viviendas en Longueuil. Empieza en enero con los contratos de invierno.',
    ),
    status: 'won',
    valueCents: 190_800,
    said: {
      kind: 'meeting',
      text: sample(
        'Went through her spreadsheet together; she imports it herself.',
        'Revu son tableur ensemble; elle l’importe elle-même.',
        'Revisamos juntos su hoja de cálculo; ella misma la importa.',
      ),
    },
  },
  {
    daysAgo: 33,
    firstName: 'Peter',
    lastName: 'Novak',
    email: 'peter.novak@example.com',
    company: 'Novak Lofts',
    language: 'en',
    source: 'chat',
    notes: sample(
      'Stays with his accountant’s program. Ask again in a year.',
      'Garde le logiciel de son comptable. Redemander dans un an.',
      'Se queda con el programa de su contador. Volver a preguntar en un año.',
    ),
    status: 'lost',
    valueCents: 58_800,
    said: {
      kind: 'call',
      text: sample(
        'He has six lofts and does the books once a year.',
        'Il a six logements et fait sa comptabilité une fois l’an.',
        'Tiene seis viviendas y lleva las cuentas una vez al año.',
      ),
    },
  },
];

/** Forms that were sent on the site, each in its sender's language. Each creates a lead. */
export const DEMO_FORMS: readonly Form[] = [
  {
    kind: 'trial',
    hoursAgo: 3,
    firstName: 'Sophie',
    lastName: 'Bouchard',
    email: 'sophie.bouchard@example.com',
    language: 'fr',
    phone: '418-555-0162',
    propertyCount: '6-20',
    companyName: 'Gestion Bouchard',
    currentSoftware: 'Excel',
    primaryChallenge: 'Relancer les loyers en retard sans y passer mes soirées.',
    heardAbout: 'referral',
  },
  {
    kind: 'demo',
    hoursAgo: 26,
    firstName: 'James',
    lastName: 'Carter',
    email: 'james.carter@example.com',
    language: 'en',
    company: 'Carter Property Group',
    phone: '613-555-0127',
    propertyCount: '51-100',
    message: 'We are comparing three products and would like to see repairs and owner statements.',
  },
  {
    kind: 'inquiry',
    hoursAgo: 50,
    firstName: 'Diego',
    lastName: 'Ramírez',
    email: 'diego.ramirez@example.com',
    language: 'es',
    country: 'Mexico',
    userType: 'supplier',
    companyName: 'Ramírez Plomería',
    message: '¿Cómo recibo trabajos si atiendo dos ciudades?',
  },
  {
    kind: 'contact',
    hoursAgo: 7,
    firstName: 'Hannah',
    lastName: 'Fraser',
    email: 'hannah.fraser@example.com',
    language: 'en',
    reason: 'General Inquiry',
    message: 'I rent at 12 Elm Street. My landlord says the repairs are in your program. How do I get in?',
  },
  {
    kind: 'contact',
    hoursAgo: 70,
    firstName: 'Olivier',
    lastName: 'Caron',
    email: 'olivier.caron@example.com',
    language: 'fr',
    company: 'Plomberie Caron',
    reason: 'Partnership Opportunity',
    message: 'Nous sommes huit plombiers à Québec. À qui pouvons-nous envoyer nos preuves d’assurance?',
  },
];
