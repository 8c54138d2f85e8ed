import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { useNavigate } from 'react-router-dom';
import type { Submission } from '../../api/submissions';
import { holderOf, useTakeOver, workOfFormQuery, type Taken, type Work } from '../../api/take-over';
import lists from '@shared/list/list.module.css';

const ICONS = { lead: IconTargetArrow, ticket: IconTicket };
const pageOf = (work: Work, id: string) => paths.dashboard('staff', `/${work}s/${id}`);

function TakeOverAs({ work, submission }: { work: Work; submission: Submission }) {
  const t = useT();
  const note = useNote('admin');
  const navigate = useNavigate();
  const { data } = useQuery(workOfFormQuery(work, submission.id));
  const take = useTakeOver(work, submission.id);
  const Icon = ICONS[work];
  const icon = <Icon size={18} stroke={1.75} aria-hidden />;
  const { userId } = useProfile();
  const made = (saved: Taken | undefined) => {
    const holder = saved && holderOf(saved);
    const name = `${submission.firstName} ${submission.lastName}`;
    toast(
      holder && holder.id !== userId
        ? { kind: 'info', title: note((t) => t('admin.forms.takenBefore', { name: holder.name ?? '–' })) }
        : { kind: 'success', title: note((t) => t(`admin.forms.${work}Taken`, { name })) },
    );
    if (saved) void navigate(pageOf(work, saved.id));
  };
  if (data === undefined) return null;
  if (data)
    return (
      <ButtonLink variant="secondary" size="sm" href={pageOf(work, data.id)} icon={icon}>
        {t(`admin.forms.${work}Open`)}
      </ButtonLink>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={take.isPending}
      icon={icon}
      onClick={() => take.mutate(undefined, { onSuccess: made })}
    >
      {t(`admin.forms.${work}Take`)}
    </Button>
  );
}

/** What staff can turn a form into, by their role. Only a form that asks something can become a ticket. */
export function TakeOver({ submission }: { submission: Submission }) {
  const may = useMay();
  const { message, primaryChallenge } = submission.details as Record<string, string>;
  return (
    <div className={lists.chips}>
      {may('leads') && <TakeOverAs work="lead" submission={submission} />}
      {may('tickets') && (message || primaryChallenge) && <TakeOverAs work="ticket" submission={submission} />}
    </div>
  );
}
