import { defineEntity, p } from '@mikro-orm/core';
import { day, id, instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** Admins were mailed about the end of a rule: once for each rule and last day. */
const Schema = defineEntity({
  name: 'RegionRuleWarning',
  tableName: 'region_rule_warning',
  properties: {
    id: id(),
    region: p.string().length(5),
    /** The city or county that the rule is about; empty: the whole region. */
    place: p.string().length(80).default(''),
    topic: p.string().length(30),
    validTo: day(),
    createdAt: instant(),
  },
  uniques: [{ properties: ['region', 'place', 'topic', 'validTo'] }],
  policies: [system()],
});

export class RegionRuleWarning extends Schema.class {}
Schema.setClass(RegionRuleWarning);
