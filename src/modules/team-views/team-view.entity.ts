import { defineEntity, p } from '@mikro-orm/core';
import { TEAM_LISTS, TEAM_VIEW_ADDRESS_MAX } from '../../contract/team-views.js';
import { SAVED_VIEW_NAME_MAX } from '../../contract/work-limits.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** Filters, columns and order of a list, saved under a name. Only the person who saved it sees it. */
const Schema = defineEntity({
  name: 'TeamView',
  tableName: 'team_view',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    userId: p.uuid(),
    list: p.enum(TEAM_LISTS).length(10),
    name: p.string().length(SAVED_VIEW_NAME_MAX),
    /** What follows the question mark in the address of the list. */
    address: p.string().length(TEAM_VIEW_ADDRESS_MAX),
  },
  policies: [
    demoApart(),
    system(),
    ...allow('staff', ['read', 'create', 'remove'], 'user_id = lw_uid()'),
    ...allow('admin', ['read', 'create', 'remove'], 'user_id = lw_uid()'),
  ],
});

export class TeamView extends Schema.class {}
Schema.setClass(TeamView);
