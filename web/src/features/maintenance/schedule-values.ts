import { MAINTENANCE } from '@contract/limits';
import type { DeviceKind, MaintenanceRhythm, Season } from '@contract/maintenance';
import type { IssueType } from '@contract/priorities';
import type { Schedule, ScheduleBody } from './api/schedules';

/** A schedule as it is typed: the checklist has a line for each thing to do. */
export interface ScheduleValues {
  preset: string;
  propertyId: string;
  unitId: string;
  title: string;
  category: IssueType;
  deviceKind: DeviceKind | '';
  deviceName: string;
  rhythm: MaintenanceRhythm;
  everyMonths: string;
  startsOn: string;
  seasons: Season[];
  leadDays: string;
  supplierId: string;
  instructions: string;
  checklist: string;
}

/** Today where the reader is. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA');
}

export function startOf(present: Schedule | undefined, place: { propertyId: string; unitId: string }): ScheduleValues {
  return present ? typed(present) : { ...EMPTY, ...place };
}

const EMPTY: Omit<ScheduleValues, 'propertyId' | 'unitId'> = {
  preset: '',
  title: '',
  category: 'hvac',
  deviceKind: '',
  deviceName: '',
  rhythm: 'yearly',
  everyMonths: '6',
  startsOn: '',
  seasons: [],
  leadDays: '14',
  supplierId: '',
  instructions: '',
  checklist: '',
};

function typed(present: Schedule): ScheduleValues {
  const { propertyId, title, category, rhythm, startsOn, seasons } = present;
  return {
    ...EMPTY,
    propertyId,
    title,
    category,
    rhythm,
    startsOn,
    seasons,
    unitId: present.unitId ?? '',
    deviceKind: present.deviceKind ?? '',
    deviceName: present.deviceName ?? '',
    everyMonths: String(present.everyMonths ?? EMPTY.everyMonths),
    leadDays: String(present.leadDays),
    supplierId: present.supplierId ?? '',
    instructions: present.instructions ?? '',
    checklist: present.checklist.join('\n'),
  };
}

export function linesOf(checklist: string): string[] {
  return checklist
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function bodyOf(values: ScheduleValues): ScheduleBody {
  const { propertyId, title, category, rhythm, seasons } = values;
  return {
    propertyId,
    unitId: values.unitId || null,
    title: title.trim(),
    category,
    deviceKind: values.deviceKind || null,
    deviceName: values.deviceName.trim() || null,
    rhythm,
    everyMonths: rhythm === 'months' ? Number(values.everyMonths) : null,
    startsOn: values.startsOn || today(),
    seasons: rhythm === 'seasons' ? seasons : [],
    leadDays: Number(values.leadDays),
    supplierId: values.supplierId || null,
    instructions: values.instructions.trim() || null,
    checklist: linesOf(values.checklist),
  };
}

/** The fewest days between two due days, less one: a request is never made before the due day before has passed. */
export function longestLead({ rhythm, everyMonths }: Pick<ScheduleValues, 'rhythm' | 'everyMonths'>): number {
  const months = rhythm === 'months' ? Number(everyMonths) || 1 : 3;
  return Math.min(MAINTENANCE.leadDaysMax, months * 28 - 1);
}

export type Wrong = 'required' | 'months' | 'season' | 'lead' | 'lines' | 'line';

/** What is wrong with the fields, as ends of message ids. */
export function wrongOf(values: ScheduleValues): Partial<Record<keyof ScheduleValues, Wrong>> {
  const months = Number(values.everyMonths);
  const lead = Number(values.leadDays);
  const lines = linesOf(values.checklist);
  return {
    ...(!values.propertyId && { propertyId: 'required' as const }),
    ...(!values.title.trim() && { title: 'required' as const }),
    ...(values.rhythm !== 'seasons' && !values.startsOn && { startsOn: 'required' as const }),
    ...(values.rhythm === 'seasons' && values.seasons.length === 0 && { seasons: 'season' as const }),
    ...(values.rhythm === 'months' && !isWhole(months, 1, MAINTENANCE.monthsMax) && { everyMonths: 'months' as const }),
    ...((values.leadDays.trim() === '' || !isWhole(lead, 0, longestLead(values))) && { leadDays: 'lead' as const }),
    ...(lines.length > MAINTENANCE.checklistMax && { checklist: 'lines' as const }),
    ...(lines.some((line) => line.length > MAINTENANCE.lineMax) && { checklist: 'line' as const }),
  };
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
