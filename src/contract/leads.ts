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

const OFFICE = ['office'] as const;

/** The stages of a lead. Stages may be skipped, and a lost lead may come back. */
export const LEAD_TABLE: StateTable<LeadStatus, 'office'> = {
  states: LEAD_STATUSES,
  initial: ['new'],
  transitions: [
    { from: 'new', to: 'contacted', by: OFFICE },
    { from: 'new', to: 'qualified', by: OFFICE },
    { from: 'new', to: 'lost', by: OFFICE },
    { from: 'contacted', to: 'qualified', by: OFFICE },
    { from: 'contacted', to: 'won', by: OFFICE },
    { from: 'contacted', to: 'lost', by: OFFICE },
    { from: 'qualified', to: 'won', by: OFFICE },
    { from: 'qualified', to: 'lost', by: OFFICE },
    { from: 'lost', to: 'contacted', by: OFFICE },
    { from: 'won', to: 'qualified', by: OFFICE },
  ],
};
