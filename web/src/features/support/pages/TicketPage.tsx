import { useProfile } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ticketQuery, type Ticket } from '../api/tickets';
import { Composer } from '../components/Composer';
import { Related } from '../components/Related';
import { RequesterDialog } from '../components/RequesterDialog';
import { Talk } from '../components/Talk';
import { PRIORITY_LOOK, STATUS_LOOK } from '../components/ticket-look';
import { TicketCare } from '../components/TicketCare';
import { TicketClock } from '../components/TicketClock';
import { TicketMore } from '../components/TicketMore';
import { TicketSteps } from '../components/TicketSteps';
import { TicketTags } from '../components/TicketTags';
import styles from '../components/support.module.css';
import lists from '@shared/list/list.module.css';

function Asker({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { instant } = useFormats();
  const { userType } = useProfile();
  const { userId, name, email, phone, language, createdAt } = ticket;
  const page =
    userId && (userType === 'admin' ? paths.adminUser(userId) : paths.dashboard('staff', `/people/${userId}`));
  return (
    <FactList
      facts={[
        {
          label: t('support.name'),
          value: page ? (
            <Link look="inline" href={page}>
              {name}
            </Link>
          ) : (
            name
          ),
        },
        {
          label: t('support.email'),
          value: email ? (
            <Link look="inline" href={`mailto:${email}`}>
              {email}
            </Link>
          ) : (
            t('support.caller.noEmail')
          ),
        },
        ...(phone
          ? [
              {
                label: t('support.phone'),
                value: (
                  <Link look="inline" href={`tel:${phone}`}>
                    {phone}
                  </Link>
                ),
              },
            ]
          : []),
        {
          label: t('support.language'),
          value: LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language,
        },
        { label: t('support.filedAt'), value: instant(createdAt) },
      ]}
    />
  );
}

function TicketView({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { userType } = useProfile();
  const { number, subject, status, priority, mergedInto, rating, ratingComment } = ticket;
  const title = `#${number} ${subject}`;
  const [changing, setChanging] = useState(false);
  usePageTitle(title);
  return (
    <>
      <Breadcrumbs
        label={t('support.crumbs')}
        items={[{ label: t('support.title'), href: paths.dashboard(userType, '/tickets') }, { label: `#${number}` }]}
      />
      <PageHead
        title={title}
        subtitle={
          <span className={lists.chips}>
            <StatusChip status={STATUS_LOOK[status]}>{t(`support.status.${status}`)}</StatusChip>
            <StatusChip variant="plain" status={PRIORITY_LOOK[priority]}>
              {t(`support.priority.${priority}`)}
            </StatusChip>
          </span>
        }
        actions={
          <>
            {!mergedInto && <TicketSteps ticket={ticket} office />}
            <TicketMore ticket={ticket} />
          </>
        }
      />
      <Related ticket={ticket} />
      <div className={cx(lists.detail, styles.beside)}>
        <div>
          <Talk ticket={ticket} office />
          {status === 'closed' && !mergedInto && <p className={lists.quiet}>{t('support.closedText')}</p>}
          <Composer key={ticket.id} ticket={ticket} />
        </div>
        <div className={lists.column}>
          <Section title={t('support.care')}>
            <div className={lists.stack}>
              <TicketCare ticket={ticket} />
              <TicketTags ticket={ticket} />
            </div>
          </Section>
          {ticket.clock?.resolutionTarget !== null && (
            <Section title={t('support.clock')}>
              <TicketClock ticket={ticket} />
            </Section>
          )}
          {rating && (
            <Section title={t('support.rating')}>
              <p>{t(`support.rating.${rating}`)}</p>
              {ratingComment && <p className={styles.bubble}>{ratingComment}</p>}
            </Section>
          )}
          <Section
            title={t('support.asker')}
            aside={
              !mergedInto && (
                <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
                  {t('support.caller.change')}
                </Button>
              )
            }
          >
            <Asker ticket={ticket} />
          </Section>
        </div>
      </div>
      {changing && <RequesterDialog ticket={ticket} onClose={() => setChanging(false)} />}
    </>
  );
}

/** One ticket, as staff and admins work on it: the conversation, the person, the priority and the assignee. */
export default function TicketPage() {
  const { ticketId = '' } = useParams();
  const query = useQuery(ticketQuery(ticketId));
  return <Loaded query={query}>{(ticket) => <TicketView key={ticket.id} ticket={ticket} />}</Loaded>;
}
