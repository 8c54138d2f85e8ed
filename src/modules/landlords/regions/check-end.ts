import { addDays, type Day } from '../../../contract/days.js';
import { ruleOf, type RegionLaw } from './region-law.js';
import { noticeWindow } from './notice-window.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

/** What a notice that ends a lease with a last day breaks: given too late for the side that gives it. */
export function checkEndNotice(by: 'landlord' | 'tenant', givenOn: Day, lastDay: Day, law: RegionLaw): RuleFinding[] {
  const notice = ruleOf(law, 'end_of_term', lastDay)?.[by];
  const window = notice ? noticeWindow(notice, addDays(lastDay, 1)) : null;
  if (!window || givenOn <= window.latest) return [];
  return [findingOf(law, lastDay, 'end_of_term', 'notice_too_late', { day: window.latest })];
}
