/** How a statement of the fact sheet reads on screen, in each language. */
export interface Words {
  /** Absent where the note of the sheet reads well enough: it is shown only if no rule applies. */
  readonly en?: string;
  readonly fr: string;
  readonly es: string;
  /** The values of the automatic rule say the same, so the sentences made of them are enough. */
  readonly saidByRule: boolean;
}

/** The words of one topic, by the note in the cell of the sheet. */
export type FactWords = Readonly<Record<string, Words>>;

/** Says something that no automatic rule says. */
export const note = (en: string, fr: string, es: string): Words => ({ en, fr, es, saidByRule: false });

/** Says what the values of the rule say. */
export const ruled = (fr: string, es: string, en?: string): Words => ({
  ...(en !== undefined && { en }),
  fr,
  es,
  saidByRule: true,
});
