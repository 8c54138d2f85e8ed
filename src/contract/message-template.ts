/** Words in braces that a message to many tenants may use. Each tenant reads their own values. */
export const MESSAGE_FIELDS = ['firstName', 'home'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

const FIELD = /\{(\w+)\}/g;

/** Fields in a text that no tenant has a value for. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = MESSAGE_FIELDS;
  return [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))].filter((name) => !known.includes(name));
}

/** The text as one reader gets it. Unknown fields stay as they were typed. */
export function fillMessage(text: string, values: Readonly<Record<MessageField, string>>): string {
  return text.replace(FIELD, (typed, name: string) => (name === 'firstName' || name === 'home' ? values[name] : typed));
}
