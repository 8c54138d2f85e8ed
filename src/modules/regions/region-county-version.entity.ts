import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, system } from '../../platform/scope/policies.js';

/**
 * Which cities a county has, as entered by an admin, because addresses contain a city but no county. Rows are only
 * added, and the highest version applies; a county whose version has no cities is deleted. Like the rules, it is the
 * same in both worlds.
 */
const Schema = defineEntity({
  name: 'RegionCountyVersion',
  tableName: 'region_county_version',
  properties: {
    id: id(),
    region: p.string().length(5),
    /** Under this name its rules are kept as a place of the region. */
    name: p.string().length(80),
    version: p.integer(),
    cities: p.json<string[]>(),
    authorId: p.uuid(),
    createdAt: instant(),
  },
  uniques: [{ properties: ['region', 'name', 'version'] }],
  policies: [system(), ...allow('admin', ['read', 'create'], 'true')],
});

export class RegionCountyVersion extends Schema.class {}
Schema.setClass(RegionCountyVersion);
