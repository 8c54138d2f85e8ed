/** Ids of messages that may use a word of the list, each with the reason. */
export type Allowed = Record<string, string>;

/** British words and spellings. A flat is an apartment, unless it is a flat fee; landlords rent out, and don't let. */
const BRITISH = [
  'flats?(?! (?:fee|rate|amount|late|roof|tire|screen))',
  'towards|whilst|amongst|learnt',
  'let out|lettings?',
  '(?:you|landlords?) let(?=[,.])',
  '(?:been|is|are|was|were|be) let(?! (?:go|know|down|in|off|through)\\b)',
  'neighbour(?:s|hoods?)?',
  'licences?',
  'organis(?:e|es|ed|ing|ations?)',
  'recognis(?:e|es|ed|ing)',
  'grey|kerbs?|tyres?|storeys?|cosy|rubbish|fortnights?',
  'instalments?|labelled|modelled|travelled|analysed?',
  'colours?',
  'cancelled',
  'programmes?',
  'favourites?',
  'favours?',
  'enquir(?:y|ies)',
  'fulfils?',
  'behaviours?',
  'centres?',
  'per cent',
  'cheques?',
];

/** Phrases that make English sound translated, and British ones. Each is matched as whole words. */
const ENGLISH = [
  ...BRITISH,
  'somebody|everybody|nobody|anybody',
  'stands?|stood',
  'mends?|mended|mending',
  'anew',
  'former',
  'by itself|by themselves',
  'at once',
  'bears?|bearing|borne',
  'falls on',
  'comes to',
  'press|presses|pressed',
  'ways? in',
  'look at your mail',
  'takes? up',
  '(?:is|are|was|were) told',
  'hears? of',
  'the office',
  'waits',
  'waiting for you',
  'holds',
  '(?:is|are) good',
  '(?:is|are) over',
  'this is not here',
  'of the business',
  'belongs to another',
  'a day that exists',
  'shall',
  'whoever',
  'wherefrom',
  'thereby',
];
const anyOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
const words = anyOf(ENGLISH);
const british = anyOf(BRITISH);

/** Words that assume that the reader is a man: “vous êtes connecté”, “bienvenido”. Texts must use another wording. */
const MASCULINE_FRENCH =
  /(?<!\p{L})(?:vous (?:êtes|étiez|serez|avez été) (?:(?:dé)?connecté|invité|inscrit|(?:dés)?abonné|entré|venu|averti|avisé|prévenu|informé|remboursé|traité|prêt|sûr|seul)(?!e)|vous seul(?!e)|déjà venu|êtes-vous (?:prêt|sûr)(?!e))(?!\p{L})/giu;
const MASCULINE_SPANISH =
  /(?<!\p{L})(?:bienvenido|usted mismo|está (?:conectado|invitado)|fue (?:desconectado|invitado)|(?:usted|si|cuando) (?:ya |aún no |no |también )?está (?:inscrito|registrado|suscrito|autorizado|interesado)|estimado|lo (?:llamamos|llamaremos|contactamos|contactaremos|ayudamos|ayudaremos|invitó|acompaña|avisaremos|atenderemos)|(?:ayudar|invitar|llamar|atender)lo)(?!\p{L})/giu;

/** “Alquiler” is the thing. What one does is “rentar” (docs/glossary.md), in whatever form. */
const ALQUILAR = /(?<!\p{L})alquil(?!er(?:es)?(?!\p{L}))\p{L}+/giu;

/** An email’s first sentence begins with a capital, also after the comma or colon of its greeting. */
const SMALL_START = /[,:]\n\n\p{Ll}+/gu;

/** Mistakes that can be found without understanding the text. */
const SLIPS = {
  en: [words, SMALL_START],
  // A straight apostrophe before a placeholder swallows the rest of the message; a colon has its no-break space.
  fr: [/'\{/g, /\}(?: ?):/g, MASCULINE_FRENCH, SMALL_START],
  // “Su propietario” says that the landlord owns the reader.
  es: [/'\{/g, /(?<!\p{L})su propietario(?!\p{L})/giu, MASCULINE_SPANISH, ALQUILAR, SMALL_START, /[«»]/g],
};

/** Names of variables, and the keywords and cases of ICU, which no one reads. */
const withoutSyntax = (text: string) =>
  text.replaceAll(/\{\w+, (?:plural|select|selectordinal),|\{[^{}\s]+\}|\b[\w=]+(?= \{)/g, ' ');

/** Phrases in a text that our voice doesn't use. */
export function unlikeUs(text: string, language: keyof typeof SLIPS): string[] {
  const read = language === 'en' ? withoutSyntax(text) : text;
  return SLIPS[language].flatMap((slip) => [...read.matchAll(slip)].map(([found]) => found));
}

/** British words in a text of a program, such as the demo's. Names of values, such as `cheque`, aren't read by anyone. */
export const britishIn = (text: string): string[] =>
  [...text.replaceAll(/\b(?:cheque|cancelled)\w*/g, ' ').matchAll(british)].map(([found]) => found);

/** Whether French calls a charge “frais”. Those are fees; a charge is “une somme due”. */
export const callsChargesFees = (french: string, english: string): boolean =>
  /\bcharges?\b/i.test(english) && !/\bfees?\b/i.test(english) && /(?<!\p{L})(?<!sans )frais(?!\p{L})/iu.test(french);

/** Variables that count something, beside any word. */
const COUNTED = /\{(?:count|days|hours|minutes|months|years|weeks|lines)(?:, number)?\} \p{L}{3,}/gu;
/** Any other number, beside a word in the plural. Limits are more than one, and so are the units of a property with several. */
const NUMBERED =
  /\{(?!count|days|hours|minutes|months|years|weeks|lines|(?:max|most|rows|seconds|videos|units),)\w+, number\} (?!(?:sans|dans|this|más)(?!\p{L}))\p{L}{2,}s(?!\p{L})/gu;

/** Numbers beside a word that must agree with them: “{count} days” gives “1 days”. They need a plural. */
export function uncountedFigures(text: string): string[] {
  return [COUNTED, NUMBERED].flatMap((figures) => [...text.matchAll(figures)].map(([found]) => found));
}

/** A word that one kind of text uses and another doesn't. */
export interface Kept {
  language: 'fr' | 'es';
  word: RegExp;
  /** Ids of the messages in which the word isn't allowed. */
  outOf: RegExp;
  /** Whether texts of the public site are meant, and not those of the application. */
  onSite?: boolean;
  /** Messages that may have it, with the reason. */
  allowed: Allowed;
}

/** Messages that contain a word that isn't allowed in them. */
export function misplaced({ word, outOf, allowed }: Kept, texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    outOf.test(id) && !(id in allowed) && word.test(text) ? [`${id}: ${text}`] : [],
  );
}
