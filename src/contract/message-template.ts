/** Words in braces that a message to many tenants may use. Each tenant reads their own values. */
export const MESSAGE_FIELDS = ['firstName', 'home'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

const FIELD = /\{(\w+)\}/g;

/** What someone may have meant as a field: words in braces, in any script and with spaces, such as `{prénom}`. */
const MEANT = /\{([\p{L}\p{M}\p{N}_ .'’-]+)\}/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Fields in a text that no tenant has a value for, as they were typed. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = MESSAGE_FIELDS;
  const meant = [...text.matchAll(MEANT)].map(([, name = '']) => name).filter((name) => HAS_WORD.test(name));
  return [...new Set(meant)].filter((name) => !known.includes(name));
}

/** The text as one reader gets it. Unknown fields stay as they were typed. */
export function fillMessage(text: string, values: Readonly<Record<MessageField, string>>): string {
  return text.replace(FIELD, (typed, name: string) => (name === 'firstName' || name === 'home' ? values[name] : typed));
}

const BLANK = /\[[^[\]\n]{1,60}\]/g;

/** What a text still leaves to be filled in, such as `[day]`, each once. Templates have such words in square brackets. */
export function blanksIn(text: string): string[] {
  return [...new Set(text.match(BLANK) ?? [])];
}
