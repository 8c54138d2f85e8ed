import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type Day } from '../../contract/days.js';
import { cents, type Cents } from '../../contract/money.js';
import { refuseUnlessConfirmed } from '../regions/rules/agreed-terms.js';
import {
  checkIncrease,
  increaseNoticeWindow,
  largestRent,
  type RentIncrease,
} from '../regions/rules/check-increase.js';
import type { NoticeWindow } from '../regions/rules/notice-window.js';
import type { RegionTopic } from '../regions/rules/region-fact.js';
import {
  regionLawAt,
  recordOf,
  ruleOf,
  statusOf,
  type Place,
  type RegionLaw,
  type RuleStatus,
} from '../regions/rules/region-law.js';
import { refusals } from '../regions/rules/rule-finding.js';

export type { RentIncrease } from '../regions/rules/check-increase.js';
export type { RuleStatus } from '../regions/rules/region-law.js';

/** The highest rent that the region allows, and by when notice must arrive, with the sources. */
export interface IncreaseLimits {
  /** The largest lawful rent; null without a cap, or where `capStatus` is not `automatic`. */
  readonly capCents: Cents | null;
  readonly capStatus: RuleStatus;
  /** The guideline of a tribunal, where there is no cap. */
  readonly guidelineCents: Cents | null;
  readonly notice: NoticeWindow | null;
  readonly noticeStatus: RuleStatus;
  /** The first day on which the rent may rise again; null where no rule says so. */
  readonly earliestOn: Day | null;
  readonly capSource: string | null;
  /** Whether the cap still has to be checked on an official page. */
  readonly capMustCheck: boolean;
  /** The last day of a cap that ended before the increase. */
  readonly capEndedOn: Day | null;
  readonly noticeSource: string | null;
}

/** The region's rules of rent increases, for anyone who proposes an increase (docs/specification/payments.md). */
@Injectable()
export class RentIncreases {
  /** The limits for a rent that would rise on a day. The notice period is for the given increase. */
  limits(at: Place, increase: Omit<RentIncrease, 'noticeOn'>): IncreaseLimits {
    const law = regionLawAt(at);
    const { rentCents, rentSince, effectiveOn } = increase;
    const largest = largestRent(rentCents, law, effectiveOn);
    const guideline = ruleOf(law, 'rent_cap', effectiveOn)?.guidelineMillionths;
    const interval = ruleOf(law, 'increase_interval', effectiveOn);
    return {
      capCents: largest.cents,
      capStatus: largest.status,
      guidelineCents:
        guideline === undefined ? null : cents(rentCents + Math.floor((rentCents * guideline) / 1_000_000)),
      notice: increaseNoticeWindow(increase, law),
      noticeStatus: statusOf(law, 'increase_notice', effectiveOn),
      earliestOn: interval && addDays(addMonths(rentSince, interval.months ?? 0), interval.days ?? 0),
      capSource: sourceOf(law, 'rent_cap', effectiveOn),
      capMustCheck:
        recordOf(law, 'rent_cap', effectiveOn)?.facts.find(({ source }) => source !== null)?.mustCheck ?? true,
      capEndedOn: endedBefore(law, effectiveOn),
      noticeSource: sourceOf(law, 'increase_notice', effectiveOn),
    };
  }

  /**
   * The first day on which notice of this increase is lawful, if it is in the future; null when notice may be given
   * now, or is too late.
   */
  noticeOpens(at: Place, increase: RentIncrease): Day | null {
    const early = refusals(checkIncrease(increase, regionLawAt(at))).find(({ code }) => code === 'notice_too_early');
    return early?.limit.day ?? null;
  }

  /**
   * The single check for every way in which a rent can rise. 422 `region_rule` with the rule and its source for what
   * the region forbids; 422 `confirmation_required` without a reason where the cap is not recorded or the source is
   * unsure.
   */
  hold(at: Place, increase: RentIncrease, confirmReason?: string | null): void {
    refuseUnlessConfirmed(checkIncrease(increase, regionLawAt(at)), confirmReason);
  }
}

function endedBefore(law: RegionLaw, on: Day): Day | null {
  const end = recordOf(law, 'rent_cap', on)?.validTo ?? null;
  return end !== null && end < on ? end : null;
}

/** Independent of the language: the official page, and the page where the rule was read. */
function sourceOf(law: RegionLaw, topic: RegionTopic, on: Day): string | null {
  const record = recordOf(law, topic, on);
  const fact = record?.facts.find(({ source }) => source !== null);
  return fact ? [record?.place, fact.law?.page, fact.source, fact.sourceDate].filter(Boolean).join(', ') : null;
}
