import { useProfile } from '@api/session';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { messageQuery, useSendAgain, type OutboxMessage } from '../../api/outbox';
import { MessageState } from './MessageState';
import styles from './outbox.module.css';
import lists from '@shared/list/list.module.css';

/** Addresses in the text can be followed; all other text is text. */
function Body({ text }: { text: string }) {
  return (
    <div className={styles.body}>
      {text.split(/(https?:\/\/\S+)/).map((part, at) =>
        /^https?:\/\//.test(part) ? (
          <a key={at} href={part} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useT();
  const { instant } = useFormats();
  return (
    <div className={lists.stack}>
      {message.failure && (
        <Notice
          tone={message.state === 'failed' ? 'danger' : 'warning'}
          title={t('admin.outbox.failure', { attempts: message.attempts })}
        >
          {t('admin.outbox.quoted', { text: message.failure })}
        </Notice>
      )}
      {message.bounce && (
        <Notice
          tone={message.bounce === 'hard' ? 'danger' : 'warning'}
          title={t(`admin.outbox.bounce.${message.bounce}`)}
        >
          {message.bouncedAt && t('admin.outbox.bouncedOn', { time: instant(message.bouncedAt) })}{' '}
          {message.bounceReason && t('admin.outbox.quoted', { text: message.bounceReason })}
        </Notice>
      )}
      {message.state === 'kept' && <Notice>{t('admin.outbox.keptText')}</Notice>}
      <FactList
        facts={[
          { label: t('admin.outbox.to'), value: message.recipient },
          { label: t('admin.outbox.channel'), value: t(`admin.outbox.channel.${message.channel}`) },
          { label: t('admin.outbox.template'), value: `${message.template} · ${message.language}` },
          { label: t('admin.outbox.created'), value: instant(message.createdAt) },
          ...(message.sentAt ? [{ label: t('admin.outbox.sentAt'), value: instant(message.sentAt) }] : []),
        ]}
      />
      <Body text={message.text} />
    </div>
  );
}

/** A message as its reader gets it, with what became of it. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const { userType } = useProfile();
  const query = useQuery(messageQuery(id));
  const again = useSendAgain(id);
  const message = query.data;
  return (
    <Dialog
      open
      size="lg"
      title={
        message ? (
          <span className={lists.chips}>
            {message.subject} <MessageState state={message.state} />
          </span>
        ) : (
          t('admin.outbox.message')
        )
      }
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        message?.sendable && userType === 'admin' ? (
          <Button
            loading={again.isPending}
            icon={<IconSend size={18} stroke={1.75} aria-hidden />}
            onClick={() =>
              again.mutate(undefined, {
                onSuccess: () => toast({ kind: 'success', title: note((t) => t('admin.outbox.again')) }),
              })
            }
          >
            {t('admin.outbox.sendAgain')}
          </Button>
        ) : undefined
      }
    >
      <Loaded query={query} shape="form">
        {(data) => <Message message={data} />}
      </Loaded>
    </Dialog>
  );
}
