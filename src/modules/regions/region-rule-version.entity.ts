import { defineEntity, p } from '@mikro-orm/core';
import type { FlatRule } from '../../contract/region-rules.js';
import { day, id, instant } from '../../platform/database/columns.js';
import { allow, system } from '../../platform/scope/policies.js';
import type { StoredFact } from './rules/region-fact.js';

/**
 * An admin's version of a record. Rows are only added, and the highest version per region or city and topic applies.
 * Law is the same in the live and in the demo world, so the table has none of its own.
 */
const Schema = defineEntity({
  name: 'RegionRuleVersion',
  tableName: 'region_rule_version',
  properties: {
    id: id(),
    region: p.string().length(5),
    /** The city that it is about; empty: the whole region. */
    place: p.string().length(80).default(''),
    topic: p.string().length(30),
    /** From 1 on; 0 is the record that the instance started with. */
    version: p.integer(),
    /** None: the rule of a city is withdrawn, so the region's applies. */
    facts: p.json<StoredFact[]>(),
    /** By the paths of its fields; null: no automatic rule applies. */
    rule: p.json<FlatRule>().nullable(),
    validFrom: day().nullable(),
    validTo: day().nullable(),
    /** When an admin said that an official source confirms it. */
    verifiedAt: instant().nullable(),
    /** Why it was changed. */
    note: p.string().length(500).nullable(),
    authorId: p.uuid(),
    createdAt: instant(),
  },
  uniques: [{ properties: ['region', 'place', 'topic', 'version'] }],
  policies: [system(), ...allow('admin', ['read', 'create'], 'true')],
});

export class RegionRuleVersion extends Schema.class {}
Schema.setClass(RegionRuleVersion);
