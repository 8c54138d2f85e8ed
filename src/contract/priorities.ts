import type { Trade } from './service-types.js';

/** Priorities of service requests: the documented label, which is also the value on the wire, and its message id's end. */
export const PRIORITIES = [
  { value: 'Low', key: 'low' },
  { value: 'Medium', key: 'medium' },
  { value: 'High', key: 'high' },
  { value: 'Emergency', key: 'emergency' },
] as const;
export type Priority = (typeof PRIORITIES)[number]['value'];

/** Hours to the first answer, by priority (decisions, section 5). */
export const RESPONSE_HOURS: Readonly<Record<Priority, number>> = { Low: 120, Medium: 48, High: 8, Emergency: 1 };

/** Issue types of service requests and the trade that mends them (spec 2, section 3). */
export const ISSUE_TYPES = [
  { value: 'Plumbing', key: 'plumbing', trade: 'plumbing' },
  { value: 'Electrical', key: 'electrical', trade: 'electrical' },
  { value: 'HVAC', key: 'hvac', trade: 'hvac' },
  { value: 'Appliances', key: 'appliances', trade: 'appliances' },
  { value: 'Other', key: 'other', trade: 'general' },
] as const satisfies readonly { value: string; key: string; trade: Trade }[];
export type IssueType = (typeof ISSUE_TYPES)[number]['value'];

/** The priority that a text from outside names, in any case ("high" is High), or null. */
export function priorityOf(value: unknown): Priority | null {
  return named(PRIORITIES, value);
}

/** The issue type that a text from outside names, in any case, or null. */
export function issueTypeOf(value: unknown): IssueType | null {
  return named(ISSUE_TYPES, value);
}

function named<V extends string>(options: readonly { value: V }[], value: unknown): V | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return options.find((option) => option.value.toLowerCase() === wanted)?.value ?? null;
}
