import type { EmergencyKind } from '@contract/emergencies/rule';
import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import { emergencyWords } from './emergency';

interface EmergencyMarkProps {
  /** The label of the API. */
  priority: string;
  /** Shown beside it. */
  kinds?: readonly EmergencyKind[];
}

/** That a job is an emergency, and what it is about. Renders nothing for any other. */
export function EmergencyMark({ priority, kinds = [] }: EmergencyMarkProps) {
  const t = useT();
  if (priority !== 'Emergency') return null;
  return (
    <span>
      <StatusChip status="emergency" variant="plain">
        {t('request-parts.emergency')}
      </StatusChip>
      {kinds.length > 0 && ` ${emergencyWords(kinds, t)}`}
    </span>
  );
}
