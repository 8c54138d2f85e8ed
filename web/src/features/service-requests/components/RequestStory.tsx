import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextArea } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { useChangeRequest } from '../api/change-request';
import type { ServiceRequestDetail } from '../api/types';
import { BeforeAfter } from './BeforeAfter';
import { Checklist } from './Checklist';
import { RequestTimeline } from './RequestTimeline';
import styles from './RequestStory.module.css';

interface RequestStoryProps {
  request: ServiceRequestDetail;
  /** With it a note can be kept from the tenant. */
  hideLabel?: string;
  /** Whether photos can be added. */
  addsPhotos?: boolean;
}

/** What is wrong, the pictures, what happened, and a place to write. */
export function RequestStory({ request, hideLabel, addsPhotos = false }: RequestStoryProps) {
  const t = useT();
  return (
    <div className={styles.story}>
      <Checklist request={request} />
      <Section title={t('service-requests.description')}>
        <p className={styles.words}>
          <Translated
            kind="service_request"
            id={request.id}
            text={request.description}
            language={request.language}
            own={request.own}
          />
        </p>
      </Section>
      <BeforeAfter request={request} adds={addsPhotos} />
      <Section title={t('service-requests.timeline')}>
        <RequestTimeline request={request} events={request.events} />
      </Section>
      {request.readOnly ? (
        <p className={styles.zone}>{t('service-requests.readOnly')}</p>
      ) : (
        <CommentBox requestId={request.id} hideLabel={hideLabel} />
      )}
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
