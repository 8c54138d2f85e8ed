/** Longest internal note of a conversation in characters. */
export const CHAT_NOTE_MAX = 2000;

/**
 * Why staff close a conversation: answered, the visitor no longer replies, it continues elsewhere, or it is not for the
 * team (spam).
 */
export const CHAT_CLOSE_REASONS = ['answered', 'no_reply', 'elsewhere', 'not_for_us'] as const;
export type ChatCloseReason = (typeof CHAT_CLOSE_REASONS)[number];

/** What follows the “/” that inserts a canned answer. */
export const CANNED_SHORTCUT = /^[a-z0-9][a-z0-9-]{0,29}$/;
export const CANNED_TEXT_MAX = 2000;

/** Words in braces that a canned answer may use: the visitor's first name, who answers, and the product. */
export const CANNED_FIELDS = ['name', 'agent', 'product'] as const;
export type CannedField = (typeof CANNED_FIELDS)[number];

const FIELD = /[ \t]?\{(\w+)\}/g;

/** Words in braces that no value exists for. */
export function unknownCannedFields(text: string): string[] {
  const known: readonly string[] = CANNED_FIELDS;
  return [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))].filter((name) => !known.includes(name));
}

/**
 * The text as it is sent. An unknown value, such as a visitor's name, is removed with the space before it: “Hello {name},”
 * becomes “Hello,”.
 */
export function fillCanned(text: string, values: Readonly<Record<CannedField, string>>): string {
  return text.replace(FIELD, (typed, name: string) => {
    if (!(CANNED_FIELDS as readonly string[]).includes(name)) return typed;
    const value = values[name as CannedField];
    return value === '' ? '' : typed.replace(`{${name}}`, () => value);
  });
}
