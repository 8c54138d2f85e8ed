import { LEASE_MESSAGE_MAX } from '@contract/work-limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { useLengthNote } from '@shared/form/use-length-note';
import { Translated } from '@shared/translation/Translated';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { TextArea } from '@ui/fields/TextField';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState } from 'react';
import { threadQuery, useMarkRead, useSendMessage } from '../api/chat';
import styles from './Thread.module.css';

interface ThreadProps {
  supplierId: string;
  /** The landlord's account, if the reader is the supplier. */
  accountId?: string;
  /** The number of messages that the reader hasn't seen, if it is known. */
  unread?: number;
}

/** The conversation between a landlord and a supplier, newest at the bottom. Showing it marks it as read. */
export function Thread({ supplierId, accountId, unread }: ThreadProps) {
  const t = useT();
  const formats = useFormats();
  const { data } = useQuery(threadQuery(supplierId, accountId));
  const { mutate: markRead } = useMarkRead(supplierId, accountId);
  const newest = data?.[0];
  const news = newest && !newest.own && unread !== 0 ? newest.id : undefined;
  useEffect(() => {
    if (news) markRead();
  }, [news, markRead]);
  const [text, setText] = useState('');
  const send = useSendMessage(supplierId, accountId, () => setText(''));
  const { note, error } = useLengthNote(text, LEASE_MESSAGE_MAX);
  useUnsaved(text.trim() !== '' && !send.isPending);
  if (data === undefined) return <Skeleton shape="lines" rows={4} label={t('app.loading')} />;
  return (
    <div className={styles.thread}>
      <ol className={styles.messages} aria-live="polite" aria-label={t('suppliers.chat.messages')}>
        {data.toReversed().map((message) => (
          <li key={message.id} className={cx(styles.message, message.own && styles.own)}>
            <p>
              <Translated
                kind="supplier_message"
                id={message.id}
                text={message.message}
                language={message.language}
                own={message.own}
              />
            </p>
            <time dateTime={message.createdAt}>{formats.instant(message.createdAt)}</time>
          </li>
        ))}
        {data.length === 0 && <li className={styles.none}>{t('suppliers.chat.none')}</li>}
      </ol>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !error && !send.isPending) send.mutate(text.trim());
        }}
      >
        <TextArea
          label={t('suppliers.chat.write')}
          rows={2}
          help={note}
          error={error}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" loading={send.isPending} disabled={!text.trim() || Boolean(error)}>
          {t('suppliers.chat.send')}
        </Button>
      </form>
    </div>
  );
}
