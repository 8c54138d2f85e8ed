import type { LeadStatus } from '../../contract/leads.js';
import type { ChatSessionsService } from '../chat/chat-sessions.service.js';
import type { EmailTemplates } from '../email-templates/email-templates.service.js';
import type { Leads } from '../crm/leads.service.js';

type NewEmailTemplate = Parameters<EmailTemplates['create']>[0];
type NewChat = Parameters<ChatSessionsService['begin']>[0];
type NewLead = Parameters<Leads['create']>[0];

export const DEMO_TEMPLATES: readonly NewEmailTemplate[] = [
  {
    name: 'First answer', category: 'Sales',
    subject: 'Thank you for your interest', body: 'Hello {name},\n\nThank you for writing to us. When may we show you how rent, leases and repairs come together? Fifteen minutes are enough.',
    subjectFr: 'Merci de votre intérêt', bodyFr: 'Bonjour {name},\n\nMerci de nous avoir écrit. Quand pourrions-nous vous montrer comment loyers, baux et réparations se rejoignent? Quinze minutes suffisent.',
    subjectEs: 'Gracias por su interés', bodyEs: 'Hola, {name}:\n\nGracias por escribirnos. ¿Cuándo podemos mostrarle cómo se reúnen rentas, contratos y reparaciones? Bastan quince minutos.',
  },
  {
    name: 'We are looking into it', category: 'Support',
    subject: 'We are looking into it', body: 'Hello {name},\n\nThank you for telling us. We are looking into it and write to you as soon as we know more.',
    subjectFr: 'Nous nous en occupons', bodyFr: 'Bonjour {name},\n\nMerci de nous l’avoir signalé. Nous nous en occupons et vous écrirons dès que nous en saurons plus.',
    subjectEs: 'Lo estamos revisando', bodyEs: 'Hola, {name}:\n\nGracias por avisarnos. Lo estamos revisando y le escribiremos en cuanto sepamos más.',
  },
];

export const DEMO_LEADS: readonly (NewLead & { status?: LeadStatus })[] = [
  { firstName: 'Amélie', lastName: 'Gagnon', email: 'amelie.gagnon@example.com', company: 'Immeubles Gagnon', phone: '514-555-0142', language: 'fr', source: 'referral', notes: '40 homes in Laval; keeps her books in a spreadsheet.', status: 'qualified' },
  { firstName: 'Marcus', lastName: 'Webb', email: 'marcus.webb@example.com', company: 'Webb Homes', language: 'en', source: 'event', notes: 'Met at the spring fair. Asks about the import.', status: 'contacted' },
  { firstName: 'Lucía', lastName: 'Ortega', email: 'lucia.ortega@example.com', company: 'Casas Ortega', phone: '438-555-0119', language: 'es', source: 'phone' },
];

interface DemoTicket {
  readonly by: 'tenant' | 'landlord';
  readonly subject: string;
  readonly description: string;
  readonly answer?: string;
}

export const DEMO_TICKETS: readonly DemoTicket[] = [
  { by: 'tenant', subject: 'Where do I find last year’s receipts?', description: 'I need them for my tax return.', answer: 'Open Payments: every payment has its receipt, the oldest at the foot of the list.' },
  { by: 'landlord', subject: 'The import stops at line 214', description: 'The file has a column for parking that I cannot match to anything.' },
];

/** What visitors of the site ask in the chat. */
export const DEMO_CHATS: readonly (NewChat & { question: string; answer?: string })[] = [
  { visitorId: 'visitor-maya', role: 'landlord', service: 'rentCollection', language: 'en', question: 'Can my tenants pay by bank transfer and by card?', answer: 'Yes, both. You choose who pays the provider’s fee.' },
  { visitorId: 'visitor-tom', role: 'general', service: 'help', language: 'en', question: 'Do you have a plan for 12 units?' },
];
