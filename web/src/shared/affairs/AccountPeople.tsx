import { useT } from '@i18n/messages';
import { Table } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import type { AccountPage } from './api';
import { useLooks } from './use-looks';

type Row = AccountPage['people'][number];

/** Who works in the account: each has a page. */
export function AccountPeople({ account: { people } }: { account: AccountPage }) {
  const t = useT();
  const looks = useLooks();
  const link = ({ id, name }: Row) => (
    <Link look="inline" href={looks.person(id)}>
      {name}
    </Link>
  );
  const role = ({ role: one, suspended }: Row) => t(suspended ? 'affairs.suspended' : `affairs.role.${one}`);
  return (
    <Section title={t('affairs.people')}>
      <Table
        caption={t('affairs.people')}
        columns={[
          { id: 'name', header: t('affairs.name'), cell: link },
          { id: 'email', header: t('affairs.email'), cell: ({ email }) => email },
          { id: 'role', header: t('affairs.role'), cell: role, tight: true },
        ]}
        rows={people}
        rowKey={({ id }) => id}
        phone={(row) => ({ title: link(row), secondary: row.email, end: role(row) })}
      />
    </Section>
  );
}
