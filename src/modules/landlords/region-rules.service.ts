import { Injectable } from '@nestjs/common';
import { todayIn } from '../../contract/time-zones.js';
import { found } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Property } from './property.entity.js';
import { SHOWN_TOPICS, type RegionRulesResponse, type ShownTopic } from './region-rules.dto.js';
import { lawAt, recordOf, statusOf, wordsOf, type RegionLaw } from './regions/region-law.js';
import type { Day } from '../../contract/days.js';

/** The rules that hold where a property stands, explained where they apply (decisions, section 5, Regions). */
@Injectable()
export class RegionRules {
  constructor(private readonly scope: Scope) {}

  async at(propertyId: string): Promise<RegionRulesResponse> {
    const property = found(await this.scope.load((em) => em.findOne(Property, { id: propertyId })));
    const law = lawAt(property);
    const today = todayIn(property.timeZone, this.scope.clock.now());
    return { region: law.region, rules: law.region ? SHOWN_TOPICS.map((topic) => toRule(law, topic, today)) : [] };
  }
}

function toRule(law: RegionLaw, topic: ShownTopic, today: Day) {
  const record = recordOf(law, topic, today);
  const leading = record?.facts.find(({ source }) => source !== null);
  return {
    topic,
    status: statusOf(law, topic, today),
    place: record?.place ?? null,
    value: wordsOf(record),
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}
