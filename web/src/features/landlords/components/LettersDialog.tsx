import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useNavigate } from 'react-router-dom';
import { useIssueCodes, useMailLetters, type MailedLetter } from '../api/bulk';
import access from './lease/access.module.css';
import styles from './list.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const CHIP = { sent: 'paid', sent_before: 'processing', no_email: 'draft', refused: 'overdue' } as const;

/** Opens the letters to print; codes are shown there once. */
function usePrint(leaseIds: readonly string[], back: string) {
  const note = useNote('landlords');
  const navigate = useNavigate();
  const codes = useIssueCodes();
  const print = (onPaperOnly: boolean) =>
    codes.mutate(
      { ids: leaseIds, onPaperOnly },
      {
        onSuccess: (issued) => {
          if (!issued?.length) return toast({ title: note((t) => t('landlords.bulk.nobodyWaits')), kind: 'info' });
          void navigate(paths.landlordLetter(), { state: { issued, back } });
        },
      },
    );
  return { print, isPending: codes.isPending };
}

function Outcomes({ letters }: { letters: readonly MailedLetter[] }) {
  const t = useT();
  return (
    <ul className={access.list}>
      {letters.map(({ leaseTenantId, name, email, outcome, error }) => (
        <li key={leaseTenantId} className={access.tenant}>
          <span className={access.words}>
            <strong>{name}</strong>
            <Text as="span" look="small" ink={2}>
              {error ?? email ?? t('landlords.tenant.noEmail')}
            </Text>
          </span>
          <StatusChip status={CHIP[outcome]}>{t(`landlords.letters.outcome.${outcome}`)}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

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
  const problemText = useProblemText();
  const mail = useMailLetters();
  const { print, isPending } = usePrint(leaseIds, back);
  const onPaper = mail.data?.filter(({ outcome }) => outcome === 'no_email').length ?? 0;
  const asking = (
    <>
      <Button variant="secondary" icon={<IconPrinter {...ICON} />} loading={isPending} onClick={() => print(false)}>
        {t('landlords.letters.printAll')}
      </Button>
      <Button icon={<IconMail {...ICON} />} loading={mail.isPending} onClick={() => mail.mutate(leaseIds)}>
        {t('landlords.letters.mail')}
      </Button>
    </>
  );
  const done = (
    <>
      <Button variant={onPaper > 0 ? 'secondary' : 'primary'} onClick={onClose}>
        {t('landlords.close')}
      </Button>
      {onPaper > 0 && (
        <Button icon={<IconPrinter {...ICON} />} loading={isPending} onClick={() => print(true)}>
          {t('landlords.letters.printRest', { count: onPaper })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('landlords.bulk.letters')}
      closeLabel={t('landlords.close')}
      actions={mail.data ? done : asking}
    >
      <div className={styles.stack}>
        {mail.error && <FormError title={problemText(mail.error)} />}
        {mail.data ? (
          <Text>
            {mail.data.length === 0 ? (
              t('landlords.bulk.nobodyWaits')
            ) : (
              <Mailed part="text">
                {t('landlords.letters.sent', { count: mail.data.filter(({ outcome }) => outcome === 'sent').length })}
              </Mailed>
            )}
          </Text>
        ) : (
          <Text>{t('landlords.letters.text')}</Text>
        )}
        {mail.data && mail.data.length > 0 && <Outcomes letters={mail.data} />}
      </div>
    </Dialog>
  );
}
