import { emergencyNumber } from '@contract/emergencies/numbers';
import type { EmergencyKind } from '@contract/emergencies/rule';
import { FLOOR_REASON_MAX } from '@contract/work-limits';
import { T, useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { TextField } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import type { ReactNode } from 'react';
import { PhoneLink } from './PhoneLink';
import styles from './FloorNotice.module.css';

export interface FloorNoticeProps {
  kinds: readonly EmergencyKind[];
  country: string | undefined;
  /** The person to call besides the emergency services. */
  contact?: ReactNode;
  /** What happens when it is sent. */
  sent?: ReactNode;
  /** Lets the writer say that it is no emergency. */
  dispute?: Dispute;
}

export interface Dispute {
  disputed: boolean;
  reason: string;
  /** The error in the reason. */
  error?: string;
  onDispute: (disputed: boolean) => void;
  onReason: (reason: string) => void;
}

/** Shows which emergency was recognized in the words and what to do first, and lets the writer say that it is none. */
export function FloorNotice({ kinds, country, contact, sent, dispute }: FloorNoticeProps) {
  const t = useT();
  return (
    <div className={styles.floor}>
      <Notice tone="danger" title={t('service-requests.floor.title')} announce>
        <WhatToDo kinds={kinds} country={country} />
        {contact && <p className={styles.contact}>{contact}</p>}
        {sent && !dispute?.disputed && <p className={styles.contact}>{sent}</p>}
      </Notice>
      {dispute && <DisputeFields {...dispute} />}
    </div>
  );
}

/** What each kind of emergency calls for first. */
export function WhatToDo({ kinds, country }: Pick<FloorNoticeProps, 'kinds' | 'country'>) {
  const t = useT();
  const number = emergencyNumber(country);
  const call = number ? (
    <T key="call" id="service-requests.floor.call" values={{ number: <PhoneLink key="number" number={number} /> }} />
  ) : (
    t('service-requests.floor.callServices')
  );
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind}>
          <strong>{t(`request-parts.kind.${kind}`)}</strong>{' '}
          <T id={`service-requests.floor.${kind}.text`} values={{ call }} />
        </li>
      ))}
    </ul>
  );
}

function DisputeFields({ disputed, reason, error, onDispute, onReason }: Dispute) {
  const t = useT();
  return (
    <>
      <Checkbox
        label={t('service-requests.floor.dispute')}
        checked={disputed}
        onChange={(event) => onDispute(event.target.checked)}
      />
      {disputed && (
        <TextField
          name="belowFloorReason"
          label={t('service-requests.floor.reason')}
          help={t('service-requests.floor.reasonHelp')}
          maxLength={FLOOR_REASON_MAX}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
          error={error}
        />
      )}
    </>
  );
}
