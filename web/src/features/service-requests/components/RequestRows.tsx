import { useT } from '@i18n/messages';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Card } from '@ui/layout/Card';
import { useLinkComponent } from '@ui/link/LinkProvider';
import type { ServiceRequest, ServiceRequestDetail } from '../api/types';
import { IssueIcon, RequestChip, UnreadMark } from './Marks';
import { useAppointment } from './use-time';
import styles from './RequestRows.module.css';

/** What happens next, in one line: who comes and when, or who was asked to answer. */
export function useNextLine(): (
  request: ServiceRequest & Partial<Pick<ServiceRequestDetail, 'appointment'>>,
) => string {
  const t = useT();
  const appointment = useAppointment();
  return ({ status, supplier, scheduledFor, scheduledUntil, place, appointment: agreed, timesWaitFor }) => {
    const company = supplier?.companyName ?? '';
    // The list says whose turn it is; a request on its own page has all that was proposed.
    const turn = agreed ? agreed.open && agreed.waitsFor : timesWaitFor;
    if (turn === 'you') return t('service-requests.next.answerTimes');
    if (turn === 'them' && status !== 'scheduled') return t('service-requests.next.timesSent');
    if (status === 'scheduled' && scheduledFor) {
      const when = appointment(scheduledFor, scheduledUntil, place?.timeZone);
      return company ? t('service-requests.next.scheduled', { company, when }) : when;
    }
    if (status === 'offered' && company) return t('service-requests.next.accepted', { company });
    if (status === 'in_progress' && company) return t('service-requests.next.working', { company });
    return t(`service-requests.next.${status}`);
  };
}

/** Requests as rows of a card, each a link. Used on the tenant's home page and list. */
export function RequestRows({ requests, href }: { requests: readonly ServiceRequest[]; href: (id: string) => string }) {
  const LinkComponent = useLinkComponent();
  const nextLine = useNextLine();
  return (
    <Card padding="none">
      <ul className={styles.rows}>
        {requests.map((request) => (
          <li key={request.id} className={styles.row}>
            <LinkComponent href={href(request.id)} className={styles.link}>
              <span className={styles.icon}>
                <IssueIcon type={request.issueType} size={22} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{request.title}</span>
                <span className={styles.next}>{nextLine(request)}</span>
                <span className={styles.marks}>
                  <RequestChip request={request} />
                  <UnreadMark request={request} />
                </span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </LinkComponent>
          </li>
        ))}
      </ul>
    </Card>
  );
}
