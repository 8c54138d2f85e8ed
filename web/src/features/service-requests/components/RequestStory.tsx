import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { useChangeRequest } from '../api/change-request';
import type { ServiceRequestDetail } from '../api/types';
import { Checklist } from './Checklist';
import { Photos } from './Photos';
import { RequestTimeline } from './RequestTimeline';
import styles from './RequestStory.module.css';

/** What is wrong, the pictures, what happened, and a place to write. With `hideLabel` a note can be kept from the tenant. */
export function RequestStory({ request, hideLabel }: { request: ServiceRequestDetail; hideLabel?: string }) {
  const t = useT();
  return (
    <div className={styles.story}>
      <Checklist request={request} />
      <Section title={t('service-requests.description')}>
        <p className={styles.words}>{request.description}</p>
        <Photos photos={request.photos} />
      </Section>
      <Section title={t('service-requests.timeline')}>
        <RequestTimeline request={request} events={request.events} />
      </Section>
      <CommentBox requestId={request.id} hideLabel={hideLabel} />
    </div>
  );
}

function CommentBox({ requestId, hideLabel }: { requestId: string; hideLabel?: string }) {
  const t = useT();
  const [note, setNote] = useState('');
  const [internal, setInternal] = useState(false);
  const change = useChangeRequest(requestId, () => setNote(''));
  const send = () => change.mutate({ note: note.trim(), internal: hideLabel !== undefined && internal });
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) send();
      }}
    >
      <TextArea
        label={t('service-requests.comment')}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.commentRow}>
        {hideLabel !== undefined && (
          <Checkbox label={hideLabel} checked={internal} onChange={(event) => setInternal(event.target.checked)} />
        )}
        <Button type="submit" variant="secondary" loading={change.isPending} disabled={!note.trim()}>
          {t('service-requests.comment.send')}
        </Button>
      </div>
    </form>
  );
}
