import { faultWords } from '@api/fault-words';
import { toProblem } from '@api/problem';
import type { Language } from '@contract/languages';
import { formatsFor } from '@i18n/formats';
import { loadMessages } from '@i18n/load-messages';
import type { MessageId } from '@i18n/message-ids';
import { wordsIn } from '@i18n/messages';

/**
 * The server's complaints by field, in the reader's language. Forms of public pages load the words when they are used, because
 * their first load only has the words for their own validation. Undefined if they can't be loaded.
 */
export async function faultTexts(
  refusal: unknown,
  language: Language,
): Promise<[field: string, text: string | undefined][]> {
  const { details } = toProblem(refusal);
  const messages = details.length > 0 ? await loadMessages(['frame'], language).catch(() => ({})) : {};
  const { formatMessage } = wordsIn(language, messages);
  const words = {
    has: (id: string): id is MessageId => id in messages,
    t: (id: string, values = {}) => formatMessage({ id }, values) as string,
    day: formatsFor(language).day,
  };
  return details.map((fault) => [fault.field, faultWords('field', fault, words) ?? faultWords('fault', fault, words)]);
}
