import type { DeviceKind } from '../../../contract/maintenance.js';
import type { IssueType } from '../../../contract/priorities.js';

const ISSUE_OF: Readonly<Record<DeviceKind, IssueType>> = {
  smoke_alarm: 'electrical',
  co_alarm: 'electrical',
  fire_extinguisher: 'other',
  heating: 'hvac',
  cooling: 'hvac',
  air_filter: 'hvac',
  water_heater: 'plumbing',
  plumbing: 'plumbing',
  electrical: 'electrical',
  appliance: 'appliances',
  dryer_vent: 'appliances',
  gutters: 'other',
  roof: 'other',
  grounds: 'other',
  other: 'other',
};

/**
 * Whether a warranty or an insurance may concern a repair: what covers the whole unit always, what covers a device when the problem
 * is of its trade, or of none.
 */
export function concerns(deviceKind: DeviceKind | null, issueType: IssueType): boolean {
  if (deviceKind === null || issueType === 'other') return true;
  return ISSUE_OF[deviceKind] === issueType || ISSUE_OF[deviceKind] === 'other';
}
