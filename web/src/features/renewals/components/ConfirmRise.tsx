import { Problem } from '@api/problem';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { useState } from 'react';
import type { Outcome, RenewalChange } from '../api/renewals';
import styles from './renewals.module.css';

/** Continues with a step that can't be checked against the region's rules, with the landlord's reason. */
export function ConfirmRise({
  refused,
  busy,
  go,
}: {
  refused: Outcome['refused'][number];
  busy: boolean;
  go: (change: RenewalChange) => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  if (!(refused.error instanceof Problem) || refused.error.code !== 'confirmation_required') return null;
  return (
    <div className={styles.form}>
      <TextArea
        label={t('renewals.confirm.label')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button
          size="sm"
          loading={busy}
          disabled={!reason.trim()}
          onClick={() => go({ ...refused.step, confirmReason: reason.trim() })}
        >
          {t('renewals.confirm.verb')}
        </Button>
      </div>
    </div>
  );
}
