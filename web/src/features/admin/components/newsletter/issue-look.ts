import type { NewsletterState } from '@contract/newsletter';
import type { StatusName } from '@ui/pane/status';

export const ISSUE_LOOK: Readonly<Record<NewsletterState, StatusName>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'active',
  sent: 'success',
};
