import { useT } from '@i18n/messages';
import type { MessageText } from './api/templates';

const SUGGESTIONS = ['water', 'visit', 'holidays', 'rent'] as const;

/** A text to begin with: a message of ours that is copied, never a row. */
export interface Suggestion extends MessageText {
  id: (typeof SUGGESTIONS)[number];
  name: string;
}

/** Texts to begin with, in the language of the writer. What they fill in is in square brackets. */
export function useSuggestions(): readonly Suggestion[] {
  const t = useT();
  const fields = { firstName: '{firstName}', home: '{home}' };
  return SUGGESTIONS.map((id) => ({
    id,
    name: t(`messages.suggestion.${id}`),
    subject: t(`messages.suggestion.${id}.subject`, fields),
    message: t(`messages.suggestion.${id}.text`, fields),
  }));
}
