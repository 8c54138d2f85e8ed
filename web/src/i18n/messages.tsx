import { localeOf, type Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { Children, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { IntlContext, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from './message-ids';

export type Messages = Record<string, string | MessageFormatElement[]>;

type Plain = string | number | boolean | Date | null | undefined;
export type TextValues = Record<string, Plain>;
export type RichValues = Record<string, Plain | ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** The part of react-intl's object that the client uses. For dates, numbers and amounts there is `useFormats()`. */
export interface Words {
  locale: string;
  messages: Messages;
  /** The text of a message, or its parts where values are elements. */
  formatMessage: (message: { id: string }, values?: RichValues) => ReactNode;
}

function ignoreMissing(error: { code: string; message: string }): void {
  // During the build a missing key falls back to English, and here to the key itself (docs/specification/languages.md).
  if (error.code !== 'MISSING_TRANSLATION') console.error(error.message);
}

/**
 * Characters of ICU syntax. A text without them needs no formatting, and the build leaves it as it is
 * (`web/tools/catalogues.mjs`).
 */
const SYNTAX = /[{}<>'#]/;

/** Words for the reader's own country, by id. They are loaded behind sign-in (`local-words.ts`). */
let local: Messages = {};

export function setLocalWords(words: Messages): void {
  local = words;
}

const formatters = createFormatters(createIntlCache());

/** Tags in a message become elements of a list, so they need keys. */
function keyed(values: RichValues): RichValues {
  const keep = (value: RichValues[string]) =>
    typeof value === 'function' ? (parts: ReactNode[]) => value(Children.toArray(parts)) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keep(value)]));
}

/** Most messages only insert texts and numbers. The ICU engine would ask the platform for its locales for each of them. */
function filledIn(message: Messages[string] | undefined, values: RichValues): string | undefined {
  if (!Array.isArray(message)) return undefined;
  let text = '';
  for (const part of message) {
    const value =
      part.type === TYPE.literal ? part.value : part.type === TYPE.argument ? values[part.value] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value;
  }
  return text;
}

/**
 * The object that `RawIntlProvider` passes on and `useIntl` returns. `createIntl` would also add the formatting of dates, lists
 * and durations: two KiB of each page's first load for what `formats.ts` does by the product's own rules.
 */
export function wordsIn(language: Language, messages: Messages): Words {
  const locale = localeOf(language);
  const config = { ...DEFAULT_INTL_CONFIG, locale, defaultLocale: 'en', onError: ignoreMissing };
  return {
    locale,
    messages,
    formatMessage: ({ id }, values = {}) => {
      const from = language === 'fr' && id in local ? local : messages;
      const message = from[id];
      if (typeof message === 'string' && !SYNTAX.test(message)) return message;
      const all = { product: PRODUCT.name, ...values };
      const plain = filledIn(message, all);
      if (plain !== undefined) return plain;
      const text = formatMessage(
        { ...config, messages: from as Record<string, string> },
        formatters,
        { id },
        keyed(all) as TextValues,
      ) as ReactNode;
      return Array.isArray(text) ? Children.toArray(text as ReactNode[]) : text;
    },
  };
}

const useWords = () => useIntl() as unknown as Words;

/** Adds catalogues to those of the frame around it, so that a lazy part brings its own words. */
export function MessagesProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const outer = useContext(IntlContext) as unknown as Words | null;
  const words = useMemo(() => wordsIn(language, { ...outer?.messages, ...messages }), [language, outer, messages]);
  return <RawIntlProvider value={words as unknown as IntlShape}>{children}</RawIntlProvider>;
}

/** `t('leases.title', { count })` returns the text of a message, with `{product}` filled in. A short form of `useIntl`. */
export function useT(): (id: MessageId, values?: TextValues) => string {
  const { formatMessage: say } = useWords();
  return useCallback((id, values) => say({ id }, values) as string, [say]);
}

/** Whether a message with this id exists. */
export function useHasMessage(): (id: string) => id is MessageId {
  const { messages } = useWords();
  return useCallback((id): id is MessageId => id in messages, [messages]);
}

/** As `useT`, for messages with tags or elements in them: the parts of the message. */
export function useParts(): (id: MessageId, values?: RichValues) => ReactNode {
  const { formatMessage: say } = useWords();
  return useCallback((id, values) => say({ id }, values), [say]);
}

/** A message with tags or elements in it: `<T id="…" values={{ b: (text) => <b>{text}</b> }} />`. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  return <>{useParts()(id, values)}</>;
}
