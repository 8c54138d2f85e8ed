import { useT } from '@i18n/messages';
import { hasUnsaved } from '@shared/form/unsaved';
import { Button } from '@ui/controls/Button';
import { AskFirstContext } from '@ui/overlay/ask-first';
import { Dialog } from '@ui/overlay/Dialog';
import { useCallback, useState, type ReactNode } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { GuardedNavigation } from './GuardedNavigation';
import { LeaveContext } from './leave';

interface QuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

function Question({ onKeep, onDiscard }: QuestionProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={t('app.unsaved.title')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('app.unsaved.keep')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('app.unsaved.discard')}
          </Button>
        </>
      }
    >
      {t('app.unsaved.text')}
    </Dialog>
  );
}

/**
 * Asks before changes in a form are lost: when a dialog closes, on links, on the browser's back and forward, and when the document
 * is left. In the last case browsers ask in their own words (decision 0870).
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ discard: () => void }>();
  const askFirst = useCallback((discard: () => void) => setAsked({ discard }), []);
  const leave = useCallback((go: () => void) => (hasUnsaved() ? askFirst(go) : go()), [askFirst]);
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  const discard = () => {
    setAsked(undefined);
    asked?.discard();
  };
  return (
    <LeaveContext value={leave}>
      <AskFirstContext value={askFirst}>
        <GuardedNavigation leave={leave}>{children}</GuardedNavigation>
        {asked && <Question onKeep={() => setAsked(undefined)} onDiscard={discard} />}
      </AskFirstContext>
    </LeaveContext>
  );
}
