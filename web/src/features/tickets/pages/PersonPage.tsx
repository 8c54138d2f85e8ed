import { LANGUAGES } from '@contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@parts/list/Loaded';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { personQuery, type Person } from '../api/people';
import { TicketTable } from '../components/TicketTable';
import lists from '@parts/list/list.module.css';
import styles from '../components/tickets.module.css';

function useFacts(person: Person) {
  const t = useT();
  const { instant } = useFormats();
  const { email, emailVerified, phone, language, accountName, homes, createdAt } = person;
  return [
    { label: t('tickets.email'), value: <Link look="inline" href={`mailto:${email}`}>{email}</Link> },
    { label: t('tickets.emailState'), value: t(emailVerified ? 'tickets.verified' : 'tickets.unverified') },
    { label: t('tickets.phone'), value: phone ? <Link look="inline" href={`tel:${phone}`}>{phone}</Link> : '–' },
    { label: t('tickets.language'), value: LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language },
    ...(accountName ? [{ label: t('tickets.account'), value: accountName }] : []),
    ...(homes ? [{ label: t('tickets.homes'), value: homes }] : []),
    { label: t('tickets.since'), value: instant(createdAt, { dateStyle: 'medium' }) },
  ];
}

function PersonView({ person }: { person: Person }) {
  const t = useT();
  const facts = useFacts(person);
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const filters = useMemo(() => ({ userId: person.id }), [person.id]);
  usePageTitle(name);
  return (
    <>
      <Breadcrumbs label={t('tickets.crumbs')} items={[{ label: t('tickets.title'), href: paths.dashboard('staff', '/tickets') }, { label: name }]} />
      <PageHead lead={<Avatar name={name} size="lg" />} title={name} subtitle={t(`tickets.role.${person.userType}`)} />
      {person.suspended && <Notice tone="warning">{t('tickets.suspended')}</Notice>}
      <div className={cx(lists.detail, styles.beside)}>
        <Section title={t('tickets.theirTickets')}>
          <TicketTable office filters={filters} hrefOf={({ id }) => paths.dashboard('staff', `/tickets/${id}`)} empty={<EmptyState title={t('tickets.noTickets')} />} />
        </Section>
        <Section title={t('tickets.reach')}>
          <FactList facts={facts} />
          <p className={lists.quiet}>{t('tickets.logged')}</p>
        </Section>
      </div>
    </>
  );
}

/** A person, as staff see them from a ticket. That they looked stands in the audit log. */
export default function PersonPage() {
  const { personId = '' } = useParams();
  const query = useQuery(personQuery(personId));
  return <Loaded query={query}>{(person) => <PersonView key={person.id} person={person} />}</Loaded>;
}
