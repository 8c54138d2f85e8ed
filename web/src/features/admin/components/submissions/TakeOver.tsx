import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import type { Submission } from '../../api/submissions';
import { leadOfFormQuery, useTakeOverLead } from '../../api/take-over';
import styles from '../list/list.module.css';

const leadPage = (id: string) => paths.dashboard('staff', `/leads/${id}`);

/** What staff can make of a form that somebody sent. */
export function TakeOver({ submission }: { submission: Submission }) {
  const t = useT();
  const navigate = useNavigate();
  const lead = useQuery(leadOfFormQuery(submission.id));
  const take = useTakeOverLead(submission.id);
  const icon = <IconTargetArrow size={18} stroke={1.75} aria-hidden />;
  const name = `${submission.firstName} ${submission.lastName}`;
  const made = (id: string | undefined) => {
    toast({ kind: 'success', title: t('admin.forms.leadTaken', { name }) });
    if (id) void navigate(leadPage(id));
  };
  return (
    <div className={styles.chips}>
      {lead.data && <ButtonLink variant="secondary" size="sm" href={leadPage(lead.data.id)} icon={icon}>{t('admin.forms.leadOpen')}</ButtonLink>}
      {lead.data === null && <Button variant="secondary" size="sm" loading={take.isPending} icon={icon} onClick={() => take.mutate(undefined, { onSuccess: (saved) => made(saved?.id) })}>{t('admin.forms.leadTake')}</Button>}
    </div>
  );
}
