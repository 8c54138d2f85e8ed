import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** A setting that an admin has changed on the settings page. The environment wins over it. */
const Schema = defineEntity({
  name: 'InstallationSetting',
  tableName: 'installation_setting',
  properties: {
    name: p.string().length(60).primary(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    value: p.string().length(500),
    changedAt: instant(),
    changedBy: p.uuid().nullable(),
  },
  policies: [demoApart(), system(), ...allow('admin', ['read', 'create', 'change', 'remove'], 'true')],
});

export class InstallationSetting extends Schema.class {}
Schema.setClass(InstallationSetting);
