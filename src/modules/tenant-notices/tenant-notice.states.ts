import type { StateTable } from '../../contract/state-machine.js';

export const TENANT_NOTICE_STATES = ['sent', 'acknowledged', 'declined', 'withdrawn'] as const;
export type TenantNoticeState = (typeof TENANT_NOTICE_STATES)[number];

/** A notice on a day that the rules allow needs no one’s consent; one for an earlier day asks for it. */
export const TENANT_NOTICE_KINDS = ['notice', 'early_end'] as const;
export type TenantNoticeKind = (typeof TENANT_NOTICE_KINDS)[number];

/** What an acknowledged notice does on a lease with several tenants; the landlord decides. */
export const NOTICE_EFFECTS = ['lease_ends', 'tenant_leaves'] as const;
export type NoticeEffect = (typeof NOTICE_EFFECTS)[number];

/** A tenant withdraws alone until the landlord has acknowledged; after that the landlord’s consent withdraws it. A landlord undoes what they confirmed by mistake. */
export const TENANT_NOTICE_TABLE: StateTable<TenantNoticeState, 'tenant' | 'landlord'> = {
  states: TENANT_NOTICE_STATES,
  initial: ['sent'],
  transitions: [
    { from: 'sent', to: 'acknowledged', by: ['landlord'] },
    { from: 'sent', to: 'declined', by: ['landlord'] },
    { from: 'sent', to: 'withdrawn', by: ['tenant'] },
    { from: 'acknowledged', to: 'withdrawn', by: ['landlord'] },
    { from: 'acknowledged', to: 'sent', by: ['landlord'] },
  ],
};
