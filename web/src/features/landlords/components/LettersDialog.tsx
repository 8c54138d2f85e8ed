import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMailLetters } from '../api/bulk-tasks';
import { TaskBar } from './TaskBar';
import { usePrintLetters } from './use-print-letters';
import styles from './list.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Codes and letters for the chosen leases: by email where there is an address, on paper for the rest, or all on paper. */
export function LettersDialog({
  leaseIds,
  back = paths.landlordLeases(),
  onClose,
}: {
  leaseIds: readonly string[];
  back?: string;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('landlords');
  const problemText = useProblemText();
  const mail = useMailLetters();
  const { print, made, isPending } = usePrintLetters(back);
  const send = () =>
    mail.mutate(leaseIds, {
      onSuccess: (tasks) => {
        if (tasks.every(({ total }) => total === 0))
          toast({ title: note((s) => s('landlords.bulk.nobodyWaits', { count: leaseIds.length })), kind: 'info' });
        onClose();
      },
    });
  const progress = made && t('landlords.letters.making', made);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('landlords.bulk.letters')}
      closeLabel={t('landlords.close')}
      actions={
        <>
          <Button
            variant="secondary"
            icon={<IconPrinter {...ICON} />}
            loading={isPending}
            onClick={() => print(leaseIds, false)}
          >
            {t('landlords.letters.printAll')}
          </Button>
          <Button icon={<IconMail {...ICON} />} loading={mail.isPending} onClick={send}>
            {t('landlords.letters.mail')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {mail.error && <FormError title={problemText(mail.error)} />}
        <Text>{t('landlords.letters.text', { count: leaseIds.length })}</Text>
        {progress && made && (
          <div role="status">
            <Text>{progress}</Text>
            <TaskBar label={progress} {...made} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
