import type { LeadStatus } from '../../contract/leads.js';
import type { TicketPriority } from '../../contract/tickets.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import type { LeadActivities } from '../crm/lead-activities.service.js';
import type { Leads } from '../crm/leads.service.js';
import type { EmailTemplates } from '../email-templates/email-templates.service.js';
import type { FormsService } from '../forms/forms.service.js';

type NewEmailTemplate = Parameters<EmailTemplates['create']>[0];
type NewLead = Parameters<Leads['create']>[0];
type Said = Parameters<LeadActivities['add']>[1];
type Form = { kind: Parameters<FormsService['receive']>[0] } & Parameters<FormsService['receive']>[1] &
  Record<string, string>;

export const DEMO_TEMPLATES: readonly NewEmailTemplate[] = [
  {
    name: sample('First answer', 'Première réponse', 'Primera respuesta'),
    category: 'Sales',
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
    category: 'Support',
    subject: 'We are looking into it',
    body: 'Hello {name},\n\nThank you for telling us. We are looking into it and will write to you as soon as we know more.',
    subjectFr: 'Nous nous en occupons',
    bodyFr:
      'Bonjour {name},\n\nMerci de nous l’avoir signalé. Nous nous en occupons et vous écrirons dès que nous en saurons plus.',
    subjectEs: 'Lo estamos revisando',
    bodyEs: 'Hola, {name}:\n\nGracias por avisarnos. Lo estamos revisando y le escribiremos en cuanto sepamos más.',
  },
];

/** `inDays`: in how many days the next step is due, counted from the day on which the demo is filled. */
export const DEMO_LEADS: readonly (NewLead & { status?: LeadStatus; inDays?: number; said?: Said })[] = [
  {
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
    nextStep: sample('Call about the import', 'Appeler au sujet de l’importation', 'Llamar sobre la importación'),
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
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia.ortega@example.com',
    company: 'Casas Ortega',
    phone: '438-555-0119',
    language: 'es',
    source: 'phone',
  },
];

/** Forms that were sent on the site, each in its sender's language. Each creates a lead. */
export const DEMO_FORMS: readonly Form[] = [
  {
    kind: 'trial',
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
    firstName: 'James',
    lastName: 'Carter',
    email: 'james.carter@example.com',
    language: 'en',
    company: 'Carter Property Group',
    phone: '613-555-0127',
    propertyCount: '51-100',
    message: 'We are comparing three products and would like to see repairs and owner statements.',
  },
];

export interface DemoTicket {
  readonly by: 'tenant' | 'landlord';
  readonly subject: string;
  readonly description: string;
  readonly answer?: string;
  /** The requester's reply to the answer. */
  readonly reply?: string;
  readonly note?: string;
  readonly priority?: TicketPriority;
  /** Tags are the same in every language because filters compare the stored text. */
  readonly tags?: string[];
  readonly solved?: boolean;
}

export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    by: 'tenant',
    subject: sample(
      'Where do I find last year’s receipts?',
      'Où sont les reçus de l’an dernier?',
      '¿Dónde están los recibos del año pasado?',
    ),
    description: sample(
      'I need them for my tax return.',
      'J’en ai besoin pour ma déclaration de revenus.',
      'Los necesito para mi declaración de impuestos.',
    ),
    answer: sample(
      'Open Payments: every payment has its receipt, the oldest at the foot of the list.',
      'Ouvrez Paiements : chaque paiement a son reçu, les plus anciens au bas de la liste.',
      'Abra Pagos: cada pago tiene su recibo, los más antiguos al final de la lista.',
    ),
  },
  {
    by: 'landlord',
    subject: sample(
      'The import stops at line 214',
      'L’importation s’arrête à la ligne 214',
      'La importación se detiene en la línea 214',
    ),
    description: sample(
      'The file has a column for parking that I cannot match to anything.',
      'Le fichier a une colonne pour le stationnement que je n’arrive à associer à rien.',
      'El archivo tiene una columna de estacionamiento que no puedo asociar con nada.',
    ),
    priority: 'high',
    tags: ['csv'],
    note: sample(
      'Parking belongs to recurring charges. Ask for the file.',
      'Le stationnement fait partie des frais récurrents. Demander le fichier.',
      'El estacionamiento va en los cargos recurrentes. Pedir el archivo.',
    ),
  },
  {
    by: 'tenant',
    subject: sample(
      'My card was charged twice for November',
      'Ma carte a été débitée deux fois en novembre',
      'Me cobraron noviembre dos veces en la tarjeta',
    ),
    description: sample(
      'The bank shows two payments of the same amount on the same day.',
      'La banque montre deux paiements du même montant le même jour.',
      'El banco muestra dos pagos del mismo importe el mismo día.',
    ),
    priority: 'urgent',
    tags: ['visa'],
    answer: sample(
      'I see one payment and one authorization, which the bank releases within three days. Do you still see both?',
      'Je vois un paiement et une autorisation, que la banque annule sous trois jours. Voyez-vous encore les deux?',
      'Veo un pago y una autorización, que el banco libera en tres días. ¿Sigue viendo los dos?',
    ),
    reply: sample(
      'Yes, both are still there this morning.',
      'Oui, les deux y sont encore ce matin.',
      'Sí, los dos siguen ahí esta mañana.',
    ),
  },
  {
    by: 'landlord',
    subject: sample(
      'Can a second person approve quotes?',
      'Une deuxième personne peut-elle approuver les soumissions?',
      '¿Puede otra persona aprobar las cotizaciones?',
    ),
    description: sample(
      'My sister looks after the house on Pine Street while I travel.',
      'Ma sœur s’occupe de la maison de la rue des Pins pendant mes voyages.',
      'Mi hermana se ocupa de la casa de la calle de los Pinos cuando viajo.',
    ),
    priority: 'low',
  },
  {
    by: 'landlord',
    subject: sample(
      'How do I correct the start date of a lease?',
      'Comment corriger la date de début d’un bail?',
      '¿Cómo corrijo la fecha de inicio de un contrato?',
    ),
    description: sample(
      'I typed May instead of March, and the lease is active already.',
      'J’ai écrit mai au lieu de mars, et le bail est déjà actif.',
      'Escribí mayo en lugar de marzo y el contrato ya está activo.',
    ),
    answer: sample(
      'Open the lease and choose Correct the terms: the charges are adjusted, and your tenant gets a message.',
      'Ouvrez le bail et choisissez Corriger les conditions : les frais sont ajustés, et votre locataire reçoit un message.',
      'Abra el contrato y elija Corregir las condiciones: los cargos se ajustan y su inquilino recibe un mensaje.',
    ),
    reply: sample('That worked, thank you!', 'Cela a fonctionné, merci!', '¡Funcionó, gracias!'),
    solved: true,
  },
];
