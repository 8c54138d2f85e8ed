import { REQUEST_LINE_FILES_MAX, REQUEST_LINE_MAX } from '@contract/limits';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { useState } from 'react';
import { useSayLine } from '../api/lines';
import type { Audience, ServiceRequestDetail } from '../api/types';
import { AttachButton, ChosenFiles } from './TalkFiles';
import { useLineUploads } from './use-photo-uploads';
import styles from './Talk.module.css';

/** A place to write, and who will read it. */
export function TalkComposer({ request: { id, audiences } }: { request: ServiceRequestDetail }) {
  const t = useT();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<Audience>();
  // The usual one again after each line: a note among colleagues is never followed by one that was meant for everyone, or the reverse.
  const audience = chosen && audiences.includes(chosen) ? chosen : audiences[0];
  const uploads = useLineUploads(id);
  const say = useSayLine(id, () => {
    setMessage('');
    uploads.clear();
    setChosen(undefined);
  });
  if (!audience) return null;
  const empty = !message.trim() && uploads.ids.length === 0;
  // What is on its way, or failed, would be left behind without a word.
  const unsent = uploads.items.length > uploads.ids.length;
  const toOthers = audiences.length > 2;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !unsent && !say.isPending)
          say.mutate({ message: message.trim(), audience, attachmentIds: uploads.ids });
      }}
    >
      <TextArea
        label={t('service-requests.comment')}
        rows={2}
        maxLength={REQUEST_LINE_MAX}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <ChosenFiles uploads={uploads} />
      <div className={styles.formRow}>
        {audiences.length > 1 ? (
          <SelectField
            label={t('service-requests.talk.to')}
            value={audience}
            onChange={(event) => setChosen(event.target.value as Audience)}
            options={audiences.map((value) => ({
              value,
              label: t(messageId(`service-requests.talk.to.${toOthers || value === 'everyone' ? value : 'only'}`)),
            }))}
          />
        ) : (
          <span className={styles.quiet}>{t(messageId(`service-requests.talk.kept.${audience}`))}</span>
        )}
        <div className={styles.send}>
          <AttachButton uploads={uploads} room={REQUEST_LINE_FILES_MAX - uploads.items.length} />
          <Button type="submit" variant="secondary" loading={say.isPending} disabled={empty || unsent}>
            {t('service-requests.comment.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
