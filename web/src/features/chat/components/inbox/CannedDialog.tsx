import { useMay } from '@api/staff-rights';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { cannedQuery } from '@shared/use-canned';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useRemoveCanned, useSaveCanned, type CannedAnswer } from '../../api/after-chat';
import { CannedForm } from './CannedForm';
import styles from './Inbox.module.css';

/** The canned answers that staff share. Managers can add, change and delete them. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data } = useQuery(cannedQuery());
  const [changing, setChanging] = useState<CannedAnswer>();
  const [saves, setSaves] = useState(0);
  const manages = useMay()('team');
  const done = () => {
    setSaves(saves + 1);
    setChanging(undefined);
  };
  return (
    <Dialog open title={t('inbox.canned')} closeLabel={t('inbox.dialog.close')} onClose={onClose}>
      <div className={styles.form}>
        {data?.length === 0 && <p>{t(manages ? 'inbox.canned.none' : 'inbox.canned.noneYours')}</p>}
        {data && data.length > 0 && (
          <ul>
            {data.map((answer) => (
              <li key={answer.id} className={styles.cannedLine}>
                <strong>/{answer.shortcut}</strong>
                <span className={styles.cannedWords}>{answer.textEn ?? answer.textFr ?? answer.textEs}</span>
                {manages && <Managing answer={answer} onChange={() => setChanging(answer)} />}
              </li>
            ))}
          </ul>
        )}
        {manages && <CannedForm key={changing?.id ?? `new ${saves}`} answer={changing} onDone={done} />}
      </div>
    </Dialog>
  );
}

/** Changing opens the form below. Deleting happens immediately and can be undone in the toast. */
function Managing({ answer, onChange }: { answer: CannedAnswer; onChange: () => void }) {
  const t = useT();
  const note = useNote('inbox');
  const remove = useRemoveCanned();
  const again = useSaveCanned();
  const { id, shortcut } = answer;
  const undo = () => again.mutate({ values: answer, of: undefined });
  const deleted = () =>
    toast({
      title: note((say) => say('inbox.canned.removed', { shortcut })),
      action: { label: note((say) => say('inbox.undo')), onClick: undo },
    });
  return (
    <>
      <IconButton
        label={t('inbox.canned.change', { shortcut })}
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={onChange}
      />
      <IconButton
        label={t('inbox.canned.remove', { shortcut })}
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id, { onSuccess: deleted })}
      />
    </>
  );
}
