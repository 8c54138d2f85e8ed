import { LEAD_MAIL_FIELDS, type LeadMailField } from './leads.js';

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is LeadMailField => LEAD_MAIL_FIELDS.some((field) => field === name);

/** Words in braces that an email to a lead has no value for. They are refused, so that no one reads `{firstname}`. */
export function unknownLeadFields(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))].filter((name) => !isField(name));
}

/** The text as its reader gets it. Where there is no value, the space before it goes too. */
export function fillLeadMail(text: string, values: Readonly<Record<LeadMailField, string>>): string {
  return text.replace(/( ?)\{(\w+)\}/g, (typed, space: string, name: string) =>
    isField(name) ? values[name] && space + values[name] : typed,
  );
}
