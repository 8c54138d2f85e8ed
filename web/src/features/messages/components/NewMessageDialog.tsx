import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { blanksIn, unknownFields } from '@contract/message-template';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { FormError } from '@ui/fields/FormError';
import { Dialog } from '@ui/overlay/Dialog';
import { StatusChip } from '@ui/pane/StatusChip';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { usePreview, useSendToMany, type BulkResult, type Preview } from '../api/bulk';
import type { MessageText } from '../api/templates';
import { MessageFields } from './MessageFields';
import { Recipients } from './Recipients';
import { useTemplateOf } from './templates/TemplateField';
import styles from './new-message.module.css';

const CHIP = { sent: 'paid', sent_before: 'processing', refused: 'overdue' } as const;

/** What became of each conversation. A refusal is in the reader's language: the server's sentence is for developers. */
export function Outcomes({ results }: { results: readonly BulkResult[] }) {
  const t = useT();
  const problemText = useProblemText();
  const noteOf = ({ code, error = '', reason, values, joined }: BulkResult) => {
    if (code) return problemText(new Problem({ code, status: 422, message: error, reason, values }));
    return joined ? null : t('messages.new.notJoined');
  };
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.leaseId} className={styles.result}>
          <span className={styles.person}>
            <strong>{result.to}</strong>
            <span className={styles.quiet}>{[result.home, noteOf(result)].filter(Boolean).join('. ')}</span>
          </span>
          <StatusChip status={CHIP[result.outcome]}>{t(`messages.new.outcome.${result.outcome}`)}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

/** How far a message to several leases is. */
function Sending({ done, total }: { done: number; total: number }) {
  const t = useT();
  if (total < 2) return null;
  const progress = t('messages.new.sending', { done, total });
  return (
    <div role="status">
      <p>{progress}</p>
      <progress className={styles.bar} aria-label={progress} value={done} max={total} />
    </div>
  );
}

/** How many did not get it because a request failed, and another try for those. */
function Left({ count, onSend }: { count: number; onSend: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={onSend}>
          {t('messages.new.sendLeft', { count })}
        </Button>
      }
    >
      {t('messages.new.left', { count })}
    </Notice>
  );
}

/** As many leases are named in a warning. */
const NAMED = 8;

/** What each of them will read, one at a time. */
function Readings({ previews }: { previews: readonly Preview[] }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const shown = previews[at] ?? previews[0];
  if (!shown) return null;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption} aria-live="polite">
        <span className={styles.quiet}>{t('messages.new.previewOf', { to: shown.to, home: shown.home })}</span>
        {previews.length > 1 && (
          <span className={styles.steps}>
            <IconButton
              label={t('messages.new.previewBefore')}
              icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <span className={styles.quiet}>{t('messages.new.previewAt', { at: at + 1, count: previews.length })}</span>
            <IconButton
              label={t('messages.new.previewAfter')}
              icon={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
              disabled={at + 1 >= previews.length}
              onClick={() => setAt(at + 1)}
            />
          </span>
        )}
      </figcaption>
      <p>{shown.message}</p>
    </figure>
  );
}

/** Whom it goes to, what is missing, and what they will read. */
export function Shown({
  previews,
  count,
  blanks = [],
}: {
  previews: readonly Preview[];
  count: number;
  blanks?: readonly string[];
}) {
  const t = useT();
  const { list } = useFormats();
  const notJoined = previews.filter(({ joined }) => !joined).map(({ to }) => to);
  if (previews.length === 0) return <p>{t('messages.new.nobody')}</p>;
  return (
    <div className={styles.form}>
      <p>{t('messages.new.previewText', { count })}</p>
      {notJoined.length > 0 && (
        <Notice tone="warning">
          <p>{t('messages.new.previewNotJoined', { count: notJoined.length })}</p>
          <p>
            <strong>{list([...notJoined.slice(0, NAMED), ...(notJoined.length > NAMED ? ['…'] : [])])}</strong>
          </p>
        </Notice>
      )}
      {blanks.length > 0 && <Notice tone="warning">{t('messages.blanksLeft', { blanks: list(blanks) })}</Notice>}
      <Readings previews={previews} />
    </div>
  );
}

/** What keeps this message from being sent. */
function useWrong({ subject, message }: MessageText): string | undefined {
  const t = useT();
  const [unknown] = unknownFields(`${subject} ${message}`);
  if (!message.trim()) return t('messages.new.empty');
  return unknown ? t('messages.new.unknown', { field: `{${unknown}}` }) : undefined;
}

interface ActionsProps {
  send: Pick<ReturnType<typeof useSendToMany>, 'data' | 'isPending'>;
  preview: Pick<ReturnType<typeof usePreview>, 'data' | 'isPending' | 'reset'>;
  count: number;
  /** Something still has to be filled in, which the preview names. */
  blank: boolean;
  onAsk: () => void;
  onSend: () => void;
  onClose: () => void;
}

/** What can be done next: look at it, send it, or be done. */
function Actions({ send, preview, count, blank, onAsk, onSend, onClose }: ActionsProps) {
  const t = useT();
  if (send.data)
    return (
      <Button variant={send.data.left.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
        {t('messages.new.done')}
      </Button>
    );
  if (preview.data)
    return (
      <>
        <Button variant="secondary" onClick={() => preview.reset()}>
          {t('messages.new.back')}
        </Button>
        <Button loading={send.isPending} disabled={blank || preview.data.length === 0} onClick={onSend}>
          {t('messages.new.send', { count })}
        </Button>
      </>
    );
  return (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('messages.new.cancel')}
      </Button>
      <Button loading={preview.isPending} onClick={onAsk}>
        {t('messages.new.preview')}
      </Button>
    </>
  );
}

/** Writes to one or many tenants: whom and what, then what they will read, then what became of it. Everyone gets it in the own conversation. */
export function NewMessageDialog({ to = [], onClose }: { to?: readonly string[]; onClose: () => void }) {
  const t = useT();
  const problemText = useProblemText();
  const [chosen, choose] = useState<string[]>([...to]);
  const [text, setText] = useState({ subject: '', message: '' });
  const template = useTemplateOf(text, setText);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState({ done: 0, total: to.length });
  const preview = usePreview();
  const send = useSendToMany();
  const subject = text.subject.trim();
  const body = { leaseIds: chosen, message: text.message.trim(), ...(subject && { subject }) };
  const wrong = useWrong(text);
  const blanks = blanksIn(`${subject}\n${body.message}`);
  const ask = () => {
    setTried(true);
    if (!wrong && chosen.length > 0) preview.mutate(body);
  };
  const left = send.data?.left ?? [];
  const sendTo = (leaseIds: string[]) =>
    send.mutate({ ...body, leaseIds, onProgress: (done) => setMade({ done, total: leaseIds.length }) });
  const failed = send.error ?? preview.error ?? send.data?.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('messages.new.title')}
      closeLabel={t('app.close')}
      actions={
        <Actions
          send={send}
          preview={preview}
          count={chosen.length}
          blank={blanks.length > 0}
          onAsk={ask}
          onSend={() => sendTo(chosen)}
          onClose={onClose}
        />
      }
    >
      <div className={styles.form}>
        {failed ? <FormError title={problemText(failed)} /> : null}
        {tried && !preview.data && chosen.length === 0 && <FormError title={t('messages.new.nobodyChosen')} />}
        {left.length > 0 && <Left count={left.length} onSend={() => sendTo(left)} />}
        {send.isPending && <Sending {...made} />}
        {send.data && <Outcomes results={send.data.results} />}
        {!send.data && preview.data && <Shown previews={preview.data} count={chosen.length} blanks={blanks} />}
        {!send.data && !preview.data && (
          <>
            <Recipients chosen={chosen} choose={choose} />
            <MessageFields text={text} setText={setText} template={template} error={tried ? wrong : undefined} />
          </>
        )}
      </div>
    </Dialog>
  );
}
