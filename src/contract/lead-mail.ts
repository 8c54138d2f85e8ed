import { LEAD_MAIL_FIELDS, type LeadMailField } from './leads.js';
import { asOneLine } from './one-line.js';

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is LeadMailField => LEAD_MAIL_FIELDS.some((field) => field === name);

/** What strangers typed into a form. Anything longer or odder could carry a message of its own, so it is left out. */
const NAME = /^[\p{L}\p{M}'’ .-]{1,40}$/u;
const COMPANY = /^[\p{L}\p{M}\p{N}'’&(), .-]{1,80}$/u;

export type LeadMailValues = Readonly<Record<LeadMailField, string>>;

/**
 * Words in braces that an email to a lead has no value for, as they were typed. They are refused, so that no one reads `{firstname}`.
 * A field in two pairs of braces, as other programs write it, is unknown too: its reader would get the name in braces.
 */
export function unknownLeadFields(text: string): string[] {
  const meant = [...text.matchAll(FIELD)].map(({ 0: typed, 1: name = '', index }) => {
    const nested = text[index - 1] === '{' || text[index + typed.length] === '}';
    return nested ? `{${name}}` : name;
  });
  return [...new Set(meant)].filter((name) => !isField(name));
}

/** What the fields are for one reader. */
export function leadMailValues(
  lead: { firstName: string; lastName: string; company?: string | null },
  sender: string,
): LeadMailValues {
  const firstName = NAME.test(lead.firstName) ? lead.firstName : '';
  return {
    name: firstName,
    firstName,
    lastName: NAME.test(lead.lastName) ? lead.lastName : '',
    company: lead.company && COMPANY.test(lead.company) ? lead.company : '',
    sender: asOneLine(sender),
  };
}

/**
 * The text as its reader gets it, in one pass: a value that looks like a field is not filled again. Where there is no value, the
 * space before it goes too.
 */
export function fillLeadMail(text: string, values: LeadMailValues): string {
  return text.replace(/( ?)\{(\w+)\}/g, (typed, space: string, name: string) =>
    isField(name) ? values[name] && space + values[name] : typed,
  );
}
