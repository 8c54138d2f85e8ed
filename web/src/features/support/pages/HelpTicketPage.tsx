import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { StatusChip } from '@ui/pane/StatusChip';
import { useParams } from 'react-router-dom';
import { ticketQuery, type Ticket } from '../api/tickets';
import { AnswerForm } from '../components/AnswerForm';
import { Related } from '../components/Related';
import { Talk } from '../components/Talk';
import { STATUS_LOOK } from '../components/ticket-look';
import { TicketSteps } from '../components/TicketSteps';
import styles from '../components/support.module.css';
import lists from '@shared/list/list.module.css';

function OwnTicket({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { userType } = useProfile();
  const { id, number, subject, status, mergedInto } = ticket;
  usePageTitle(subject);
  return (
    <>
      <Breadcrumbs
        label={t('support.crumbs')}
        items={[{ label: t('support.help'), href: paths.dashboard(userType, '/help') }, { label: `#${number}` }]}
      />
      <PageHead
        title={subject}
        subtitle={
          <span className={lists.chips}>
            <span>#{number}</span>
            <StatusChip status={STATUS_LOOK[status]}>{t(`support.status.${status}`)}</StatusChip>
          </span>
        }
        actions={!mergedInto && <TicketSteps ticket={ticket} office={false} />}
      />
      <Related ticket={ticket} />
      <div className={cx(lists.detail, styles.alone)}>
        <div>
          <Talk ticket={ticket} office={false} />
          {status !== 'closed' && <AnswerForm ticketId={id} label={t('support.add')} />}
          {status === 'closed' && !mergedInto && <p className={lists.quiet}>{t('support.closedText')}</p>}
        </div>
      </div>
    </>
  );
}

/** A person's own question to the support team, and the answers. */
export default function HelpTicketPage() {
  const { ticketId = '' } = useParams();
  const query = useQuery(ticketQuery(ticketId));
  return <Loaded query={query}>{(ticket) => <OwnTicket key={ticket.id} ticket={ticket} />}</Loaded>;
}
