/** The role that a visitor chooses in the chat (docs/specification/chat.md). */
export const CHAT_ROLES = ['tenant', 'landlord', 'supplier', 'general'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/**
 * Services of each role in their order (docs/specification/chat.md): `content` is shown first, `chat` opens the chat
 * immediately.
 */
export const CHAT_SERVICES = {
  tenant: [
    { id: 'rentPayment', action: 'content' },
    { id: 'maintenanceRequest', action: 'content' },
    { id: 'tenantInsurance', action: 'content' },
    { id: 'contactSupport', action: 'startChat' },
  ],
  landlord: [
    { id: 'propertyManagement', action: 'content' },
    { id: 'tenantManagement', action: 'content' },
    { id: 'rentCollection', action: 'content' },
    { id: 'landlordSupport', action: 'getSupport' },
  ],
  supplier: [
    { id: 'maintenanceServices', action: 'content' },
    { id: 'partnerNetwork', action: 'content' },
    { id: 'billing', action: 'content' },
    { id: 'supplierSupport', action: 'getSupport' },
  ],
  general: [
    { id: 'help', action: 'content' },
    { id: 'contactInfo', action: 'content' },
    { id: 'documentation', action: 'content' },
    { id: 'support', action: 'getSupport' },
  ],
} as const satisfies Record<ChatRole, readonly { id: string; action: 'content' | 'startChat' | 'getSupport' }[]>;

export type ChatService = (typeof CHAT_SERVICES)[ChatRole][number];
export type ChatServiceId = ChatService['id'];

export const CHAT_SERVICE_IDS: readonly ChatServiceId[] = CHAT_ROLES.flatMap((role) =>
  CHAT_SERVICES[role].map(({ id }) => id),
);

/** Longest message in characters. */
export const CHAT_MESSAGE_MAX = 4000;

/**
 * A page of the public site as staff see it beside a conversation: small letters, digits and hyphens, as all of them are written.
 * No query, no fragment, and nothing that could be a code or a token.
 */
export const CHAT_PAGE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
export const CHAT_PAGE_MAX = 120;

/** Header in which a visitor's browser shows the secret of its session. */
export const CHAT_SECRET_HEADER = 'x-chat-secret';
