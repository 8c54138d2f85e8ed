import type { DeviceKind, MaintenanceRhythm, Season } from '@contract/maintenance';
import type { IssueType } from '@contract/priorities';

interface Preset {
  category: IssueType;
  deviceKind: DeviceKind;
  rhythm: MaintenanceRhythm;
  everyMonths?: number;
  seasons?: readonly Season[];
  leadDays: number;
}

/** Usual maintenance with usual intervals; each has its words and its checklist in the catalogue. What the law or a manufacturer asks for may be more. */
export const PRESETS = {
  smokeAlarms: { category: 'electrical', deviceKind: 'smoke_alarm', rhythm: 'months', everyMonths: 6, leadDays: 14 },
  furnace: { category: 'hvac', deviceKind: 'heating', rhythm: 'yearly', leadDays: 30 },
  airConditioning: { category: 'hvac', deviceKind: 'cooling', rhythm: 'seasons', seasons: ['spring'], leadDays: 21 },
  airFilter: { category: 'hvac', deviceKind: 'air_filter', rhythm: 'months', everyMonths: 3, leadDays: 7 },
  gutters: { category: 'other', deviceKind: 'gutters', rhythm: 'seasons', seasons: ['spring', 'autumn'], leadDays: 14 },
  dryerVent: { category: 'appliances', deviceKind: 'dryer_vent', rhythm: 'yearly', leadDays: 14 },
  waterHeater: { category: 'plumbing', deviceKind: 'water_heater', rhythm: 'yearly', leadDays: 14 },
  extinguishers: { category: 'other', deviceKind: 'fire_extinguisher', rhythm: 'yearly', leadDays: 30 },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as PresetId[];
export const presetOf = (id: PresetId): Preset => PRESETS[id];
