import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { StatusChip } from '@ui/pane/StatusChip';
import { bulkRowsQuery, type BulkTask, type BulkTaskRow } from '../api/bulk-tasks';
import access from './lease/access.module.css';

const CHIP = { sent_before: 'processing', no_email: 'draft', refused: 'overdue' } as const;

function Row({ row, letters }: { row: BulkTaskRow; letters: boolean }) {
  const t = useT();
  const problemText = useProblemText();
  const { leaseId, name, home, email, outcome, code } = row;
  if (outcome === 'done') return null;
  const why = code && problemText(new Problem({ ...row, code, status: 422, message: row.error ?? code }));
  return (
    <li className={access.tenant}>
      <span className={access.words}>
        <Link href={paths.landlordLease(leaseId)}>{name ? `${name}, ${home}` : home}</Link>
        {(letters || why) && (
          <Text as="span" look="small" ink={2}>
            {why || email || t('landlords.tenant.noEmail')}
          </Text>
        )}
      </span>
      {letters && <StatusChip status={CHIP[outcome]}>{t(`landlords.letters.outcome.${outcome}`)}</StatusChip>}
    </li>
  );
}

/** Every lease or tenant of a task for whom it was not done, and why. */
export function BulkTaskDialog({ task: { id, kind }, onClose }: { task: BulkTask; onClose: () => void }) {
  const t = useT();
  const rows = useQuery(bulkRowsQuery(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`landlords.task.${kind}.listTitle`)}
      closeLabel={t('landlords.close')}
      actions={
        <Button data-cancel="" variant="secondary" onClick={onClose}>
          {t('landlords.close')}
        </Button>
      }
    >
      <Loaded query={rows}>
        {(found) => (
          <ul className={access.list}>
            {found.map((row) => (
              <Row key={row.leaseTenantId ?? row.leaseId} row={row} letters={kind === 'mail_letters'} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
