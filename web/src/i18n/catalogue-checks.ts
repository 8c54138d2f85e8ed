import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages of one language: id → text. */
export type Catalogue = Record<string, string>;

function children(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => value);
  return [];
}

function everyElement(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...everyElement(children(element))]);
}

/** Names of the variables and tags of a message. */
export function variablesOf(text: string): string[] {
  const named = everyElement(parse(text)).flatMap((element) =>
    'value' in element && element.type !== TYPE.literal ? [element.value] : [],
  );
  return [...new Set(named)].sort();
}

/**
 * Plural categories that a translation needs and a message lacks. French and Spanish have a third one, for millions. The source
 * language may leave `one` to `other` if both read the same.
 */
export function missingPlurals(text: string, language: string): string[] {
  if (language === 'en') return [];
  const plurals = everyElement(parse(text)).flatMap((element) => (element.type === TYPE.plural ? [element] : []));
  return plurals.flatMap((plural) => {
    const type = plural.pluralType ?? 'cardinal';
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    return needed.filter((category) => !(category in plural.options));
  });
}

/** Words that French or Spanish shares with English, and names that aren't translated. */
const SHARED = new Set([
  'Actions',
  'Administration',
  'Android',
  'articles',
  'Attention',
  'Australia',
  'Blog',
  'Budget',
  'Cheque',
  'cheque',
  'Code',
  'Commercial',
  'Communication',
  'Contact',
  'Conversation',
  'Conversations',
  'Cookies',
  'Date',
  'Demo',
  'Description',
  'Descriptions',
  'Documents',
  'documents.zip',
  'Error',
  'Esc',
  'France',
  'Important',
  'Inspection',
  'Interfaces',
  'Invitation',
  'Invite',
  'Legal',
  'Marketing',
  'Message',
  'Messages',
  'Net',
  'Note',
  'Notifications',
  'Phases',
  'Photo',
  'Photos',
  'Plan',
  'Plombex',
  'Popular',
  'Premium',
  'Promotions',
  'Questions',
  'Robots',
  'Rue Saint-Denis',
  'Source',
  'Studio',
  'Subtotal',
  'Total',
  'Type',
  'Vacant',
  'Version',
  'Versions',
  'Webhooks',
]);

const ENGLISH_WORDS = /(^|[\s(“"])(the|and|your|you|with|please|this|from|was|were|has|have|not)(?=[\s,.;:!?)”"]|$)/i;

/** A text without its variables, tags, amounts and figures. */
const wordsOf = (text: string) => text.replaceAll(/\{[^}]*\}|<[^>]*>|[\d$%+*][\d.,$%+*–-]*/g, ' ').trim();

/** Whether a French or Spanish text is still English: the same words as the English text, or English function words in it. */
export function looksEnglish(text: string, english: string): boolean {
  const words = wordsOf(text);
  if (!/\p{L}{3,}/u.test(words) || SHARED.has(words) || /^\p{Lu}+$/u.test(words)) return false;
  return text === english || ENGLISH_WORDS.test(words);
}

/** Complaints about typography: apostrophes, and the spaces that Canadian French omits or makes no-break. */
export function badTypography(text: string, language: string): string[] {
  const complaints = [];
  if (text.includes("'")) complaints.push('a straight apostrophe');
  if (language === 'fr' && /[\s\u00a0\u202f][!?;]/.test(text)) complaints.push('a space before ! ? ;');
  if (language === 'fr' && / [:%»](?!:)|« |\d \$/.test(text))
    complaints.push('a space that may break before : % $ or within « »');
  if (
    language === 'es' &&
    ((text.includes('?') && !text.includes('¿')) || (text.includes('!') && !text.includes('¡')))
  ) {
    complaints.push('a question or exclamation without its opening mark');
  }
  return complaints;
}
