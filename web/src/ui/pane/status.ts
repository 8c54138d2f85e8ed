export type PaneKind = 'full' | 'half' | 'part' | 'empty' | 'bar' | 'dashed' | 'hatch' | 'clock' | 'check' | 'cross';

/** How far along each status is, as the fill of a window. Same pairs as tokens.json (a test compares them). */
export const STATUS_PANE = {
  paid: 'full',
  processing: 'half',
  due: 'empty',
  overdue: 'bar',
  partial: 'part',
  vacant: 'dashed',
  offline: 'hatch',
  submitted: 'empty',
  approved: 'half',
  offered: 'half',
  scheduled: 'clock',
  inprogress: 'part',
  completed: 'check',
  closed: 'full',
  declined: 'cross',
  cancelled: 'cross',
  emergency: 'bar',
  high: 'full',
  medium: 'part',
  low: 'empty',
  draft: 'dashed',
  active: 'full',
  notice: 'half',
  ended: 'full',
  info: 'full',
  success: 'check',
  warning: 'part',
  danger: 'bar',
} as const satisfies Record<string, PaneKind>;

export type StatusName = keyof typeof STATUS_PANE;
