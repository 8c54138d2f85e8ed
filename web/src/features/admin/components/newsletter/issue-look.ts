import type { NewsletterState } from '@contract/newsletter';
import type { StatusName } from '@ui/pane/status';
import type { Issue } from '../../api/newsletter';

/** A newsletter whose emails are all, or in part, only kept in the outbox didn't reach its readers, so it isn't called sent. */
type Word = NewsletterState | 'kept' | 'partly';

const LOOK: Readonly<Record<Word, StatusName>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'active',
  sent: 'success',
  kept: 'warning',
  partly: 'warning',
};

/** How the state of a newsletter is shown, and the last part of its word's id. */
export function issueLook({ state, kept, recipients }: Issue): { word: Word; status: StatusName } {
  const word = state === 'sent' && kept > 0 ? (kept < recipients ? 'partly' : 'kept') : state;
  return { word, status: LOOK[word] };
}
