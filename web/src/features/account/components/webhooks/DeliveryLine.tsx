import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useReplay, type WebhookDelivery } from '../../api/webhooks';
import list from '../colleagues/colleagues.module.css';
import styles from './webhooks.module.css';

const STATUS = { pending: 'processing', delivered: 'success', failed: 'danger' } as const;

/** One message: what became of its last attempt, what was sent and what was answered. */
export function DeliveryLine({ webhookId, line }: { webhookId: string; line: WebhookDelivery }) {
  const t = useT();
  const note = useNote('account');
  const { instant } = useFormats();
  const replay = useReplay(webhookId, () => toast({ title: note((t) => t('account.webhooks.replay.done')) }));
  const { state, type, manual, createdAt } = line;
  const event = t(`account.webhooks.event.${type}`);
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <span className={list.name}>
          <span>{event}</span>
          <StatusChip status={STATUS[state]}>{t(`account.webhooks.delivery.${state}`)}</StatusChip>
        </span>
        {state !== 'pending' && (
          <Button
            size="sm"
            variant="secondary"
            loading={replay.isPending}
            aria-label={t('account.webhooks.replay.named', { event, time: instant(createdAt) })}
            onClick={() => replay.mutate(line.id)}
          >
            {t('account.webhooks.replay')}
          </Button>
        )}
      </div>
      <span className={list.quiet}>
        {instant(createdAt)}
        {manual && ` · ${t('account.webhooks.manual')}`}
      </span>
      <Outcome line={line} />
      <details className={styles.details}>
        <summary>{t('account.webhooks.details')}</summary>
        <span className={list.quiet}>{t('account.webhooks.sent')}</span>
        <pre className={styles.text}>{line.body}</pre>
        {line.answer && (
          <>
            <span className={list.quiet}>{t('account.webhooks.answer')}</span>
            <pre className={styles.text}>{line.answer}</pre>
          </>
        )}
      </details>
    </li>
  );
}

/** Status or failure, how long it took, and what comes next. */
function Outcome({ line }: { line: WebhookDelivery }) {
  const t = useT();
  const { instant, number } = useFormats();
  const { attempts, status, failure, durationMs, nextAttemptAt } = line;
  if (attempts === 0 && !failure) return null;
  const words = [
    status !== null && t('account.webhooks.status', { status: String(status) }),
    failure && failure !== 'status' && t(`account.webhooks.failure.${failure}`),
    durationMs !== null && t('account.webhooks.duration', { ms: number(durationMs) }),
    t('account.webhooks.attempts', { count: attempts }),
    nextAttemptAt && t('account.webhooks.next', { time: instant(nextAttemptAt) }),
  ];
  return <span className={list.quiet}>{words.filter(Boolean).join(' · ')}</span>;
}
