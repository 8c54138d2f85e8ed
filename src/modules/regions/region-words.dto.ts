/** What is on record of a topic as sentences, in each language. */
export class RegionWordsResponse {
  en: string;
  /** Null where a part of it isn't translated: readers of the language get the English text, with a note that says so. */
  fr: string | null;
  es: string | null;
}
