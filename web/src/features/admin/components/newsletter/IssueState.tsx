import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Issue } from '../../api/newsletter';
import { issueLook } from './issue-look';

/** What became of a newsletter, as a word. */
export function IssueState({ issue }: { issue: Issue }) {
  const t = useT();
  const { word, status } = issueLook(issue);
  return <StatusChip status={status}>{t(`admin.newsletter.state.${word}`)}</StatusChip>;
}
