import { useProblemText } from '@api/problem-text';
import { blanksIn } from '@contract/message-template';
import { LEASE_MESSAGE_MAX } from '@contract/work-limits';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useUnsaved } from '@shared/form/unsaved';
import { useLengthNote } from '@shared/form/use-length-note';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { TextArea } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import { useRef, useState } from 'react';
import { useSendMessage } from '../api/messages';
import { InsertTemplate } from './templates/InsertTemplate';
import { TemplateDialog } from './templates/TemplateDialog';
import styles from './messages.module.css';

const MOST = 10;

/** Who came in by an access code writes in the tenant's name once the password is given (docs/specification/tenant-codes.md). */
export function PasswordFirst() {
  const t = useT();
  return (
    <Notice
      tone="warning"
      title={t('messages.passwordFirst')}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.settings('tenant')}>
          {t('messages.givePassword')}
        </ButtonLink>
      }
    >
      {t('messages.passwordFirstText')}
    </Notice>
  );
}

interface ComposerProps {
  leaseId: string;
  canAttach: boolean;
  /** Offers the templates of a landlord's account. */
  templates?: boolean;
}

/** Writes to the other side; files go along as documents of the lease that both may read. */
export function Composer({ leaseId, canAttach, templates = false }: ComposerProps) {
  const t = useT();
  const { list } = useFormats();
  const { language } = useLanguage();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [saving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const send = useSendMessage(leaseId);
  const blanks = templates ? blanksIn(text) : [];
  const { note, error } = useLengthNote(text, LEASE_MESSAGE_MAX);
  useUnsaved((text.trim() !== '' || files.length > 0) && !send.isPending);
  const submit = () =>
    send.mutate(
      { message: text.trim(), files, language },
      {
        onSuccess: () => {
          setText('');
          setFiles([]);
        },
      },
    );
  const insert = (message: string) => {
    setText((before) => (before.trim() ? `${before.trimEnd()}\n\n${message}` : message));
    area.current?.focus();
  };
  const form = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !error && !send.isPending) submit();
      }}
    >
      <TextArea
        ref={area}
        label={t('messages.write')}
        help={blanks.length > 0 ? t('messages.blanks', { blanks: list(blanks) }) : (note ?? t('messages.readers'))}
        error={error}
        rows={Math.min(6, Math.max(3, text.split('\n').length))}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {send.error && (
        <Notice tone="danger" announce>
          {problemText(send.error)}
        </Notice>
      )}
      <Chosen files={files} remove={(file) => setFiles((before) => before.filter((other) => other !== file))} />
      <div className={styles.buttons}>
        {canAttach && (
          <label className={styles.attach}>
            <IconPaperclip size={18} stroke={1.75} aria-hidden />
            {t('messages.attach')}
            <input
              type="file"
              multiple
              disabled={send.isPending || files.length >= MOST}
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])];
                setFiles((before) => [...before, ...chosen].slice(0, MOST));
                event.target.value = '';
              }}
            />
          </label>
        )}
        {templates && (
          <InsertTemplate
            leaseId={leaseId}
            onInsert={insert}
            onSave={text.trim() ? () => setSaving(true) : undefined}
          />
        )}
        <Button type="submit" loading={send.isPending} disabled={!text.trim() || Boolean(error)}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  );
  // Beside the form, not in it: a submit event in a dialog would also reach the form that opened it, and send the
  // message.
  return (
    <>
      {form}
      {saving && <TemplateDialog begin={{ message: text }} onClose={() => setSaving(false)} />}
    </>
  );
}

/** The attachments of the next message. Until it is sent, no one else sees them. */
function Chosen({ files, remove }: { files: readonly File[]; remove: (file: File) => void }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <div className={styles.attached}>
      {files.map((file, at) => (
        <Tag
          key={`${at} ${file.name}`}
          onRemove={() => remove(file)}
          removeLabel={t('messages.detach', { name: file.name })}
        >
          {file.name}
        </Tag>
      ))}
    </div>
  );
}
