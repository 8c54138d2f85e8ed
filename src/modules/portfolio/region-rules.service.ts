import { Injectable } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import { flatten } from '../../contract/region-rules.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { regionLawAt, nextRecordOf, recordOf, statusOf, wordsOf, type RegionLaw } from '../regions/rules/region-law.js';
import type { RegionRecord } from '../regions/rules/region-records.js';
import { Property } from './property.entity.js';
import {
  SHOWN_TOPICS,
  type RegionRuleResponse,
  type RegionRulesResponse,
  type ShownTopic,
} from './region-rules.dto.js';

/** The tenancy rules of a property, explained on the screens where they apply (docs/specification/leases.md). */
@Injectable()
export class RegionRules {
  constructor(private readonly scope: Scope) {}

  async at(propertyId: string): Promise<RegionRulesResponse> {
    const property = orNotFound(await this.scope.load((em) => em.findOne(Property, { id: propertyId })));
    const law = regionLawAt(property);
    const today = todayIn(property.timeZone, this.scope.clock.now());
    return { region: law.region, rules: law.region ? SHOWN_TOPICS.map((topic) => toRule(law, topic, today)) : [] };
  }
}

function toRule(law: RegionLaw, topic: ShownTopic, today: Day): RegionRuleResponse {
  const record = recordOf(law, topic, today);
  const next = nextRecordOf(law, topic, today);
  return {
    topic,
    status: statusOf(law, topic, today),
    place: record?.place ?? null,
    ...saidBy(record),
    validTo: record?.validTo ?? null,
    next: next?.validFrom ? { ...saidBy(next), validFrom: next.validFrom } : null,
  };
}

function saidBy(record: RegionRecord | null) {
  const leading = record?.facts.find(({ source }) => source !== null);
  return {
    value: wordsOf(record),
    facts: [...(record?.facts ?? [])],
    rule: record?.rule ? flatten(record.rule) : null,
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}
