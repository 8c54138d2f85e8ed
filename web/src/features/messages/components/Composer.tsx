import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useState } from 'react';
import { useProblemText } from '@api/problem-text';
import { uploadFile } from '@api/upload';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { TextArea } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import { useSendMessage } from '../api/messages';
import styles from './messages.module.css';

interface Attached {
  id: string;
  name: string;
}

const MOST = 10;

/** Who came in by an access code writes in the tenant's name once the password is given (decisions, section 3). */
export function PasswordFirst() {
  const t = useT();
  return (
    <Notice tone="warning" title={t('messages.passwordFirst')} action={<ButtonLink variant="secondary" size="sm" href={paths.settings('tenant')}>{t('messages.givePassword')}</ButtonLink>}>
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
  const [attached, setAttached] = useState<Attached[]>([]);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useSendMessage(leaseId);
  const attach = async (files: FileList | null) => {
    setFailure(undefined);
    setSending(true);
    try {
      for (const file of [...(files ?? [])].slice(0, MOST - attached.length)) {
        const { id, name } = await uploadFile<Attached>({ path: '/api/documents', file, language, fields: { leaseId, sharedWithTenant: 'true' } });
        setAttached((before) => [...before, { id, name }]);
      }
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setSending(false);
    }
  };
  const submit = () => send.mutate({ message: text.trim(), documentIds: attached.map(({ id }) => id) }, { onSuccess: () => { setText(''); setAttached([]); } });
  return (
    <form className={styles.form} onSubmit={(event) => { event.preventDefault(); if (text.trim()) submit(); }}>
      <TextArea label={t('messages.write')} rows={3} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      {failure && <Notice tone="danger" announce>{failure}</Notice>}
      {attached.length > 0 && (
        <div className={styles.attached}>
          {attached.map(({ id, name }) => <Tag key={id} onRemove={() => setAttached((before) => before.filter((other) => other.id !== id))} removeLabel={t('messages.detach', { name })}>{name}</Tag>)}
        </div>
      )}
      <div className={styles.buttons}>
        {canAttach && (
          <label className={styles.attach}>
            <IconPaperclip size={18} stroke={1.75} aria-hidden />
            {t(sending ? 'messages.attaching' : 'messages.attach')}
            <input type="file" multiple disabled={sending || attached.length >= MOST} onChange={(event) => { void attach(event.target.files); event.target.value = ''; }} />
          </label>
        )}
        <Button type="submit" loading={send.isPending} disabled={!text.trim() || sending}>{t('messages.send')}</Button>
      </div>
    </form>
  );
}
