import type { ChatCloseReason } from '../../contract/chat-inbox.js';
import type { StaffRole } from '../../contract/staff-roles.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import type { ChatSessionsService } from '../chat/chat-sessions.service.js';

type NewChat = Parameters<ChatSessionsService['begin']>[0];

/** `said`: the visitor's lines and the team's answers in order. The answers begin with ">". */
export interface DemoChat extends NewChat {
  /** Who writes, if it is someone with a user account. */
  by?: 'tenant' | 'landlord';
  /** The page of the site that the visitor is on. */
  page?: string;
  said: readonly string[];
  /** How many minutes ago it began. */
  minutesAgo: number;
  note?: string;
  /** The team to which it was handed over, with the note. */
  team?: StaffRole;
  closed?: ChatCloseReason;
}

/** Sample chats of visitors to the site, each in the visitor's language. They fill the team's inbox. */
export const DEMO_CHATS: readonly DemoChat[] = [
  {
    visitorId: 'visitor-3b1e',
    role: 'landlord',
    service: 'rentCollection',
    language: 'en',
    page: '/pricing',
    minutesAgo: 25,
    said: [
      'Hi! Can my tenants pay by bank transfer and by card?',
      '> Yes, both. You choose who pays the provider’s fee.',
      'Good. And if someone pays late?',
      '> Each lease has its own late fee, within what your region allows. Your tenant sees it with the rent.',
      'Perfect, I’ll talk to my partner about it.',
    ],
    note: sample(
      'Has 14 units in two buildings. Interested, decides with her partner.',
      'A 14 logements dans deux immeubles. L’offre l’intéresse, elle décide avec son conjoint.',
      'Tiene 14 unidades en dos edificios. Le interesa; lo decide con su pareja.',
    ),
  },
  {
    visitorId: 'visitor-c2a8',
    role: 'tenant',
    service: 'help',
    language: 'fr',
    page: '/tenants',
    minutesAgo: 48,
    said: [
      'Bonjour, comment puis-je signaler une fuite le soir?',
      '> Bonjour! Dans votre compte, à toute heure : ouvrez Réparations et décrivez la fuite.',
      'Et si c’est une urgence?',
    ],
  },
  {
    visitorId: 'visitor-7c4d',
    role: 'landlord',
    service: 'help',
    language: 'es',
    page: '/features',
    minutesAgo: 12,
    said: ['¿Puedo importar mis unidades desde una hoja de cálculo?', 'Son unas 60, en cuatro edificios.'],
  },
  {
    visitorId: 'visitor-51d9',
    role: 'general',
    service: 'help',
    language: 'en',
    page: '/pricing',
    minutesAgo: 18,
    said: ['Do you have a plan for 12 units?', 'We might grow to 20 next year.'],
  },
  {
    by: 'tenant',
    role: 'tenant',
    service: 'rentPayment',
    language: 'en',
    page: '/contact',
    minutesAgo: 70,
    said: [
      'My rent for this month shows as open, but I paid it yesterday.',
      '> Let me look. A bank transfer takes some days until it arrives; until then it’s shown as being processed.',
      'Ah, I see it now. Do I get a receipt?',
    ],
    note: sample(
      'Payment is on its way, no action needed.',
      'Le paiement est en route, rien à faire.',
      'El pago va en camino, no hay nada que hacer.',
    ),
  },
  {
    by: 'landlord',
    role: 'landlord',
    service: 'landlordSupport',
    language: 'en',
    page: '/help',
    minutesAgo: 34,
    said: ['How do I change the day on which rent is due?', 'My tenant is paid on the 15th.'],
  },
  {
    visitorId: 'visitor-e07b',
    role: 'supplier',
    service: 'partnerNetwork',
    language: 'fr',
    page: '/elite-partners',
    minutesAgo: 2900,
    said: [
      'Je suis plombier à Laval. Comment devenir partenaire?',
      '> Bonjour! Créez un compte de fournisseur, ajoutez vos métiers et votre assurance, puis choisissez votre secteur.',
      'Merci, je le fais ce soir.',
    ],
    closed: 'answered',
  },
  {
    visitorId: 'visitor-86f4',
    role: 'landlord',
    service: 'propertyManagement',
    language: 'es',
    page: '/landlords',
    minutesAgo: 55,
    said: [
      'Hola, administro el edificio de mi familia. ¿Puede ayudarme mi hermana?',
      '> ¡Hola! Sí: invítela en Configuración y elija qué puede ver y hacer.',
      '¡Qué bien! ¿Alguien puede mostrarnos el producto por video?',
    ],
    team: 'manager',
    note: sample(
      'Wants a demo with her sister, in Spanish, preferably in the afternoon.',
      'Veut une démonstration avec sa sœur, en espagnol, de préférence l’après-midi.',
      'Quiere una demostración con su hermana, en español, mejor por la tarde.',
    ),
  },
  {
    visitorId: 'visitor-9f2e',
    role: 'general',
    service: 'support',
    language: 'en',
    minutesAgo: 400,
    said: ['WIN A PRIZE TODAY, click my profile'],
    closed: 'not_for_us',
  },
  {
    visitorId: 'visitor-a93c',
    role: 'tenant',
    service: 'maintenanceRequest',
    language: 'en',
    page: '/tenants',
    minutesAgo: 1700,
    said: [
      'The heating in our hallway is cold. Is that for you or for the landlord?',
      '> For your landlord. If you have an account, report it under Repairs, with a photo if you can.',
      '> Are you still there?',
    ],
    closed: 'no_reply',
  },
  {
    by: 'tenant',
    role: 'tenant',
    service: 'contactSupport',
    language: 'en',
    minutesAgo: 4400,
    said: [
      'I can’t find the document that my landlord shared with me.',
      '> It’s under Documents, in the part for your lease. I’ve opened a ticket so that we can check it together.',
      'Thank you!',
    ],
    note: sample(
      'Continues in the ticket.',
      'La suite est dans la demande de soutien.',
      'Continúa en la solicitud de ayuda.',
    ),
    closed: 'elsewhere',
  },
  {
    visitorId: 'visitor-2d6f',
    role: 'landlord',
    service: 'tenantManagement',
    language: 'fr',
    page: '/features',
    minutesAgo: 3200,
    said: [
      'Est-ce que mes locataires reçoivent leurs avis en français?',
      '> Oui, chacun dans sa langue : français, anglais ou espagnol.',
      'Parfait, c’est ce que je cherchais.',
    ],
    closed: 'answered',
  },
];
