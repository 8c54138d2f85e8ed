import { useState, type FormEvent } from 'react';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { startChat } from '../../sections/services/start-chat';
import styles from '../../sections/services/services.module.css';
import { TOPICS } from './samples';

/** Begins a conversation with support: the topic and the message are its first line. */
export function LiveSupport() {
  const t = useT();
  const [topic, setTopic] = useState<string>(TOPICS[0]);
  const [message, setMessage] = useState('');
  const options = TOPICS.map((value) => ({ value, label: t(`tenant-services.topic.${value}`) }));
  const start = (event: FormEvent) => {
    event.preventDefault();
    // Until the chat has it, the message stands here: its code may not load.
    startChat('tenant', t('tenant-services.support.line', { topic: t(`tenant-services.topic.${topic}`), message: message.trim() })).then(() => setMessage(''), () => toast({ kind: 'error', title: t('tenant-services.support.failed') }));
  };
  return (
    <form className={styles.form} onSubmit={start}>
      <SelectField name="topic" label={t('tenant-services.support.topic')} options={options} value={topic} onChange={(event) => setTopic(event.target.value)} />
      <TextArea name="message" label={t('tenant-services.support.message')} required maxLength={2000} value={message} onChange={(event) => setMessage(event.target.value)} />
      <div>
        <Button type="submit" size="lg">
          {t('tenant-services.support.start')}
        </Button>
      </div>
    </form>
  );
}
