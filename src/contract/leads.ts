import type { StateTable } from './state-machine.js';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where someone came from. The first four are the forms of the site. */
export const LEAD_SOURCES = [
  'contact',
  'inquiry',
  'trial',
  'demo',
  'newsletter',
  'chat',
  'phone',
  'event',
  'referral',
  'other',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Forms of the site that become a lead the moment they arrive. A contact message may be about anything, so a person decides. */
export const LEAD_FORMS = ['inquiry', 'trial', 'demo'] as const;

/** What staff write down about a lead. */
export const LEAD_TOUCHES = ['call', 'email', 'meeting', 'note'] as const;
export type LeadTouch = (typeof LEAD_TOUCHES)[number];

/** Everything in the history of a lead. What isn't written down by hand is recorded with the change itself. */
export const LEAD_ACTIVITIES = [
  ...LEAD_TOUCHES,
  'form',
  'created',
  'imported',
  'mail',
  'stage',
  'owner',
  'merged',
] as const;
export type LeadActivityKind = (typeof LEAD_ACTIVITIES)[number];

/** Stages in which a lead is still worked on. */
export const OPEN_LEADS = ['new', 'contacted', 'qualified'] as const satisfies readonly LeadStatus[];

/** Words in braces that an email to a lead may use. `name` is the first name, as in the templates. */
export const LEAD_MAIL_FIELDS = ['name', 'firstName', 'lastName', 'company', 'sender'] as const;
export type LeadMailField = (typeof LEAD_MAIL_FIELDS)[number];

/** Lengths of what is written to and about a lead. */
export const LEAD_LIMITS = { subject: 160, body: 10_000, text: 5000, step: 200 } as const;

/** Rows and bytes of a file that is imported, and rows of an export. */
export const LEAD_FILES = { rows: 2000, bytes: 2 * 1024 * 1024, exported: 50_000 } as const;

const OFFICE = ['office'] as const;

/** The stages of a lead. Stages may be skipped and taken back; a lead is won only by someone who talked to it. */
export const LEAD_TABLE: StateTable<LeadStatus, 'office'> = {
  states: LEAD_STATUSES,
  initial: ['new'],
  transitions: [
    { from: 'new', to: 'contacted', by: OFFICE },
    { from: 'new', to: 'qualified', by: OFFICE },
    { from: 'new', to: 'lost', by: OFFICE },
    { from: 'contacted', to: 'new', by: OFFICE },
    { from: 'contacted', to: 'qualified', by: OFFICE },
    { from: 'contacted', to: 'won', by: OFFICE },
    { from: 'contacted', to: 'lost', by: OFFICE },
    { from: 'qualified', to: 'new', by: OFFICE },
    { from: 'qualified', to: 'contacted', by: OFFICE },
    { from: 'qualified', to: 'won', by: OFFICE },
    { from: 'qualified', to: 'lost', by: OFFICE },
    { from: 'won', to: 'new', by: OFFICE },
    { from: 'won', to: 'contacted', by: OFFICE },
    { from: 'won', to: 'qualified', by: OFFICE },
    { from: 'won', to: 'lost', by: OFFICE },
    { from: 'lost', to: 'new', by: OFFICE },
    { from: 'lost', to: 'contacted', by: OFFICE },
    { from: 'lost', to: 'qualified', by: OFFICE },
  ],
};
