import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** Which email about the end of a trial was sent, once for each end: an extended trial is announced again. */
const Schema = defineEntity({
  name: 'TrialMail',
  tableName: 'trial_mail',
  properties: {
    accountId: p.uuid().primary(),
    kind: p.enum(['ending', 'over'] as const).primary(),
    trialEndsAt: instant().primary(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    sentAt: instant(),
  },
  policies: [demoApart(), system()],
});

export class TrialMail extends Schema.class {}
Schema.setClass(TrialMail);
