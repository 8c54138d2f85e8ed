import type { StateTable } from './state-machine.js';

export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_SUBJECT_MAX = 160;
export const TICKET_TEXT_MAX = 5000;

const BOTH = ['asker', 'office'] as const;
const OFFICE = ['office'] as const;

/** The states of a support ticket: the support team works on it, and the person who asked may close and reopen it. */
export const TICKET_TABLE: StateTable<TicketStatus, 'asker' | 'office'> = {
  states: TICKET_STATUSES,
  initial: ['open'],
  transitions: [
    { from: 'open', to: 'in_progress', by: OFFICE },
    { from: 'open', to: 'resolved', by: OFFICE },
    { from: 'open', to: 'closed', by: BOTH },
    { from: 'in_progress', to: 'open', by: OFFICE },
    { from: 'in_progress', to: 'resolved', by: OFFICE },
    { from: 'in_progress', to: 'closed', by: BOTH },
    { from: 'resolved', to: 'open', by: BOTH },
    { from: 'resolved', to: 'closed', by: BOTH },
    { from: 'closed', to: 'open', by: BOTH },
  ],
};

/** What an agent looks at: states of the work, counted by the server. */
export const TICKET_VIEWS = ['mine', 'unassigned', 'waiting', 'pending', 'breached', 'solved', 'all'] as const;
export type TicketView = (typeof TICKET_VIEWS)[number];

/** Small letters, digits, spaces and hyphens, as in `import` or `late fee`. */
export const TICKET_TAG = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N} -]{0,29}$/u;
/** Several of them in a filter, `import,late fee`: what has all of them. Up to as many as something can have. */
export const TICKET_TAGS =
  /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N} -]{0,29}(?:,[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N} -]{0,29}){0,9}$/u;
/** The tags of such a filter, each once. */
export const tagsIn = (filter: string | undefined): string[] =>
  filter && TICKET_TAGS.test(filter) ? [...new Set(filter.split(','))] : [];
export const TICKET_TAG_MAX = 30;
export const TICKET_TAGS_MOST = 10;

/** Longest internal note of a ticket in characters. */
export const TICKET_NOTE_MAX = 2000;

/** Minutes of open hours within which the first answer and the solution are wanted. */
export interface TicketTarget {
  firstMinutes: number;
  resolutionMinutes: number;
}

/** What applies until an admin sets other targets. */
export const TICKET_TARGETS: Readonly<Record<TicketPriority, TicketTarget>> = {
  low: { firstMinutes: 1440, resolutionMinutes: 7200 },
  medium: { firstMinutes: 480, resolutionMinutes: 2880 },
  high: { firstMinutes: 240, resolutionMinutes: 1440 },
  urgent: { firstMinutes: 60, resolutionMinutes: 480 },
};
/** Ninety days: a longer target measures nothing. */
export const TICKET_TARGET_MAX_MINUTES = 129_600;

/** Whether an answer helped. */
export const TICKET_RATINGS = ['good', 'bad'] as const;
export type TicketRatingValue = (typeof TICKET_RATINGS)[number];
export const TICKET_RATING_COMMENT_MAX = 1000;

/**
 * The question whether it helped is sent some minutes after a ticket was solved, so that solving it can be undone, and
 * its answer can be changed for some days.
 */
export const TICKET_RATING = { askAfterMinutes: 15, changeDays: 7, linkDays: 30 } as const;
