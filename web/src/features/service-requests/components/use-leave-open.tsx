import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { useState } from 'react';
import type { ServiceRequestDetail } from '../api/types';
import { openLines } from '../checklist';

/** Asks before work is completed with open lines of its checklist; nothing where there are none. */
export function useLeaveOpen(request: Partial<Pick<ServiceRequestDetail, 'checklist'>>) {
  const t = useT();
  const [agrees, setAgrees] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = openLines(request);
  return {
    /** Whether the box has to be answered first; it then says so. */
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
