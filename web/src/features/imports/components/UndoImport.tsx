import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useUndoImport, type Import } from '../api/imports';
import styles from './imports.module.css';

/** Says beforehand what keeps an import from being undone. */
export function useHangsWords(): (hangs: readonly string[]) => string {
  const t = useT();
  const { list } = useFormats();
  return (hangs) =>
    t('imports.undo.hangs', { reasons: list(hangs.map((reason) => t(messageId(`imports.hangs.${reason}`)))) });
}

/** What keeps an import from being taken back, named. */
function useRefusal(): (error: unknown) => string {
  const problemText = useProblemText();
  const words = useHangsWords();
  return (error) => {
    const hangs: unknown = error instanceof Problem ? error.body['hangs'] : undefined;
    return Array.isArray(hangs) ? words(hangs.map(String)) : problemText(error);
  };
}

/** Takes an import back after a question; says what keeps it when that is not possible any more. */
export function UndoImport({ done, onUndone }: { done: Import; onUndone?: () => void }) {
  const t = useT();
  const note = useNote('imports');
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport(() => {
    setAsking(false);
    toast({ title: note((t) => t('imports.undone')) });
    onUndone?.();
  });
  const refusal = useRefusal();
  const { number } = useFormats();
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('imports.undo')}
      </Button>
      <Dialog
        open={asking}
        title={t('imports.undo.title')}
        closeLabel={t('imports.close')}
        onClose={() => {
          setAsking(false);
          undo.reset();
        }}
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setAsking(false);
                undo.reset();
              }}
            >
              {t('imports.keep')}
            </Button>
            <Button variant="danger" loading={undo.isPending} onClick={() => undo.mutate(done.id)}>
              {t('imports.undo.confirm')}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <p>{t('imports.undo.text', { units: done.counts.units, shown: number(done.counts.units) })}</p>
          {undo.isError && (
            <Notice tone="danger" announce>
              {refusal(undo.error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}

export const canUndo = ({ state, undoUntil, hangs }: Import): boolean =>
  state === 'applied' && undoUntil !== null && new Date(undoUntil) > new Date() && hangs.length === 0;
