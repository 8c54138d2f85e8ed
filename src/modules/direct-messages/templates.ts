/** The messages that staff can send. Their texts are fixed: no one can write free text in the product's name. */
export const EMAIL_TEMPLATES = ['getting_started', 'call_back', 'document_missing'] as const;
export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

export const SMS_TEMPLATES = ['call_back'] as const;
export type SmsTemplate = (typeof SMS_TEMPLATES)[number];
