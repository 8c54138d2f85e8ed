import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import type { ReactNode } from 'react';

/** Asks before a step that can’t be undone, or that tenants get a message about. `verb` says what happens. */
export function Question(props: {
  title: string;
  text: string;
  verb: string;
  /** Below the text: what else follows from it. */
  children?: ReactNode;
  onYes: () => void;
  onClose: () => void;
}) {
  const { title, text, verb, children, onYes, onClose } = props;
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('landlords.keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {verb}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
      {children}
    </Dialog>
  );
}
