/**
 * What the server shows in the reader's language. Notes on how to get in aren't among them: they often have door codes, which must not
 * leave the installation (decision 1765).
 */
export const TRANSLATED_KINDS = [
  'lease_message',
  'service_request',
  'request_title',
  'quote_note',
  'offer_note',
  'proposal_note',
  'request_event',
  'job_note',
  'supplier_message',
  'chat_message',
  'invoice_dispute',
  'board_post',
  'board_interest',
  'rating_note',
  'rating_answer',
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];
/** What technicians read of their jobs. */
export const TECHNICIAN_KINDS: readonly TranslatedKind[] = [
  'service_request',
  'request_title',
  'request_event',
  'job_note',
];

/** `same`: there is nothing to translate. `failed`: the original is shown, and the fault says why. */
export const TRANSLATION_OUTCOMES = ['translated', 'same', 'failed'] as const;
export type TranslationOutcome = (typeof TRANSLATION_OUTCOMES)[number];

/** `budget`: the account has used its characters of the day. `kept_terms`: a name or an amount did not come back. */
export const TRANSLATION_FAULTS = ['budget', 'provider', 'kept_terms', 'too_long'] as const;
export type TranslationFault = (typeof TRANSLATION_FAULTS)[number];

/** Who translates on the server. */
export const TRANSLATION_PROVIDERS = ['none', 'libretranslate', 'deepl'] as const;
export type TranslationProvider = (typeof TRANSLATION_PROVIDERS)[number];
