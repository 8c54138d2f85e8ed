import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { startChat } from '../../sections/services/start-chat';
import { TOPICS } from './samples';
import styles from '../../sections/services/services.module.css';

/** Begins a conversation with support: the topic and the message are its first line. */
export function LiveSupport() {
  const t = useT();
  const note = useNote('page/tenant-services');
  const [topic, setTopic] = useState<string>(TOPICS[0]);
  const [message, setMessage] = useState('');
  const [starting, setStarting] = useState(false);
  const options = TOPICS.map((value) => ({ value, label: t(`tenant-services.topic.${value}`) }));
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setStarting(true);
    try {
      await startChat(
        'tenant',
        t('tenant-services.support.line', {
          topic: t(messageId(`tenant-services.topic.${topic}`)),
          message: message.trim(),
        }),
      );
      setMessage('');
    } catch {
      // If the chat's code didn't load, the message stays here until it has.
      toast({ kind: 'error', title: note((t) => t('tenant-services.support.failed')) });
    } finally {
      setStarting(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void start(event)}>
      <SelectField
        name="topic"
        label={t('tenant-services.support.topic')}
        options={options}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      <TextArea
        name="message"
        label={t('tenant-services.support.message')}
        required
        maxLength={2000}
        readOnly={starting}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div>
        <Button type="submit" size="lg" loading={starting}>
          {t('tenant-services.support.start')}
        </Button>
      </div>
    </form>
  );
}
