import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { useState } from 'react';
import type { ServiceRequestDetail } from '../api/types';
import { openLines } from '../checklist';

/** Asks for confirmation before work is completed with open lines of its checklist. Renders nothing if there are none. */
export function useLeaveOpen(request: Partial<Pick<ServiceRequestDetail, 'checklist'>>) {
  const t = useT();
  const [agrees, setAgrees] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = openLines(request);
  return {
    /** Returns whether the box still has to be checked, and if so shows that. */
    asks: () => {
      const asks = open > 0 && !agrees;
      setAsked(asks);
      return asks;
    },
    body: open > 0 ? { leaveOpenLines: true } : {},
    box: open > 0 && (
      <Checkbox
        label={t('service-requests.complete.openLines', { count: open })}
        error={asked && !agrees ? t('service-requests.complete.openLinesFirst') : undefined}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
    ),
  };
}
