import type { Trade } from './service-types.js';

/** Priorities of service requests: the documented label, the stored key (also the end of its message id). */
export const PRIORITIES = [
  { value: 'Low', key: 'low' },
  { value: 'Medium', key: 'medium' },
  { value: 'High', key: 'high' },
  { value: 'Emergency', key: 'emergency' },
] as const;
export type Priority = (typeof PRIORITIES)[number]['key'];

/** Hours to the first answer, by priority (docs/specification/service-requests.md). */
export const RESPONSE_HOURS: Readonly<Record<Priority, number>> = { low: 120, medium: 48, high: 8, emergency: 1 };

/** Issue types of service requests, and the trade that repairs them (docs/specification/service-requests.md). */
export const ISSUE_TYPES = [
  { value: 'Plumbing', key: 'plumbing', trade: 'plumbing' },
  { value: 'Electrical', key: 'electrical', trade: 'electrical' },
  { value: 'HVAC', key: 'hvac', trade: 'hvac' },
  { value: 'Appliances', key: 'appliances', trade: 'appliances' },
  { value: 'Other', key: 'other', trade: 'general' },
] as const satisfies readonly { value: string; key: string; trade: Trade }[];
export type IssueType = (typeof ISSUE_TYPES)[number]['key'];

/** The priority that a text from outside names, in any case ("High" is `high`), or null. */
export function priorityOf(value: unknown): Priority | null {
  return keyOf(PRIORITIES, value);
}

/** The issue type that a text from outside names, in any case, or null. */
export function issueTypeOf(value: unknown): IssueType | null {
  return keyOf(ISSUE_TYPES, value);
}

/** The documented label of a stored key, e.g. `High`: what the API answers. */
export function labelOf<K extends string>(options: readonly { value: string; key: K }[], key: K): string {
  return options.find((option) => option.key === key)?.value ?? key;
}

function keyOf<K extends string>(options: readonly { value: string; key: K }[], value: unknown): K | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return options.find((option) => option.value.toLowerCase() === wanted)?.key ?? null;
}
