import { useProblemText } from '@api/problem-text';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useUnsaved } from '@shared/form/unsaved';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { TextArea } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useSendMessage } from '../api/messages';
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

/** Writes to the other side; files go along as documents of the lease that both may read. */
export function Composer({ leaseId, canAttach }: { leaseId: string; canAttach: boolean }) {
  const t = useT();
  const { language } = useLanguage();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useSendMessage(leaseId);
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
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !send.isPending) submit();
      }}
    >
      <TextArea
        label={t('messages.write')}
        rows={3}
        maxLength={4000}
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
        <Button type="submit" loading={send.isPending} disabled={!text.trim()}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  );
}

/** What goes along with the next message; until then nobody else sees it. */
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
