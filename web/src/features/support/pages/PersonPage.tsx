import { AFFAIRS } from '@contract/affairs';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Affairs } from '@shared/affairs/Affairs';
import { isTeam } from '@shared/affairs/is-team';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { personQuery, type Person } from '../api/people';
import { TicketTable, useTicketColumns } from '../components/TicketTable';
import styles from '../components/support.module.css';
import lists from '@shared/list/list.module.css';

/** Tickets are a table of their own, with all that the team needs of them. */
const KINDS = AFFAIRS.filter((kind) => kind !== 'tickets');
/** What fits beside the contact details. Who asks is the person of the page. */
const TICKET_COLUMNS = ['subject', 'priority', 'status', 'at'];

function useFacts(person: Person) {
  const t = useT();
  const { instant } = useFormats();
  const { email, emailVerified, phone, language, accountId, accountName, homes, createdAt } = person;
  return [
    {
      label: t('support.email'),
      value: (
        <Link look="inline" href={`mailto:${email}`}>
          {email}
        </Link>
      ),
    },
    { label: t('support.emailState'), value: t(emailVerified ? 'support.verified' : 'support.unverified') },
    {
      label: t('support.phone'),
      value: phone ? (
        <Link look="inline" href={`tel:${phone}`}>
          {phone}
        </Link>
      ) : (
        '–'
      ),
    },
    { label: t('support.language'), value: LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language },
    ...(accountName
      ? [
          {
            label: t('support.account'),
            value: accountId ? (
              <Link look="inline" href={paths.staffAccount(accountId)}>
                {accountName}
              </Link>
            ) : (
              accountName
            ),
          },
        ]
      : []),
    ...(homes ? [{ label: t('support.homes'), value: homes }] : []),
    { label: t('support.since'), value: instant(createdAt, { dateStyle: 'medium' }) },
  ];
}

function PersonView({ person }: { person: Person }) {
  const t = useT();
  const { instant } = useFormats();
  const facts = useFacts(person);
  const columns = useTicketColumns(true).filter(({ id }) => TICKET_COLUMNS.includes(id));
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const filters = useMemo(() => ({ userId: person.id }), [person.id]);
  const whose = { of: 'people', id: person.id } as const;
  usePageTitle(name);
  return (
    <>
      <Breadcrumbs
        label={t('support.crumbs')}
        items={[{ label: t('support.title'), href: paths.dashboard('staff', '/tickets') }, { label: name }]}
      />
      <PageHead lead={<Avatar name={name} size="lg" />} title={name} subtitle={t(`support.role.${person.userType}`)} />
      {person.bouncedAt && (
        <Notice tone="warning" title={t('support.bounced')}>
          {t('support.bouncedText', { day: instant(person.bouncedAt, { dateStyle: 'medium' }) })}
        </Notice>
      )}
      {person.suspended && <Notice tone="warning">{t('support.suspended')}</Notice>}
      <div className={cx(lists.detail, styles.beside)}>
        <div className={lists.column}>
          <Section title={t('support.theirTickets')}>
            <TicketTable
              office
              columns={columns}
              filters={filters}
              hrefOf={({ id }) => paths.dashboard('staff', `/tickets/${id}`)}
              empty={<EmptyState title={t('support.noTickets')} />}
            />
          </Section>
          {!isTeam(person.userType) && (
            <Affairs whose={whose} kinds={KINDS} self={{ personId: person.id, accountId: person.accountId }} />
          )}
        </div>
        <Section title={t('support.reach')}>
          <FactList facts={facts} />
          <p className={lists.quiet}>{t('support.logged')}</p>
        </Section>
      </div>
    </>
  );
}

/** A person, as staff see them from a ticket. Each visit is recorded in the audit log. */
export default function PersonPage() {
  const { personId = '' } = useParams();
  const query = useQuery(personQuery(personId));
  return <Loaded query={query}>{(person) => <PersonView key={person.id} person={person} />}</Loaded>;
}
