import { useProfile } from '@api/session';
import { AFFAIRS } from '@contract/affairs';
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
import { useParams } from 'react-router-dom';
import { userQuery, type UserDetail } from '../api/users';
import { PersonLog } from '../components/log/PersonLog';
import { AccessNotices } from '../components/people/AccessNotices';
import { nameOf } from '../components/people/names';
import { PersonState } from '../components/people/PersonState';
import { UserActions } from '../components/people/UserActions';
import styles from '../components/people/people.module.css';
import lists from '@shared/list/list.module.css';

/** An account has a page of its own. */
function AccountName({ user: { accountId, accountName } }: { user: UserDetail }) {
  if (!accountId) return accountName;
  return <Link href={paths.adminAccount(accountId)}>{accountName}</Link>;
}

function useFacts(user: UserDetail) {
  const t = useT();
  const { instant } = useFormats();
  const languages = new Intl.DisplayNames([user.language], { type: 'language' });
  return [
    {
      label: t('admin.users.email'),
      value:
        user.state === 'deleted'
          ? '–'
          : `${user.email} · ${t(user.emailVerified ? 'admin.users.verified' : 'admin.users.unverified')}`,
    },
    { label: t('admin.users.role'), value: t(`admin.role.${user.userType}`) },
    ...(user.staffRole ? [{ label: t('admin.staffRole'), value: t(`admin.staffRole.${user.staffRole}`) }] : []),
    ...(user.accountName ? [{ label: t('admin.users.account'), value: <AccountName user={user} /> }] : []),
    { label: t('admin.users.phone'), value: user.phone ?? '–' },
    { label: t('admin.users.language'), value: languages.of(user.language) ?? user.language },
    { label: t('admin.users.twoFactor'), value: t(user.twoFactor ? 'admin.on' : 'admin.off') },
    { label: t('admin.users.created'), value: instant(user.createdAt) },
    { label: t('admin.users.lastSeen'), value: user.lastSeenAt ? instant(user.lastSeenAt) : t('admin.users.never') },
    { label: t('admin.users.sessions'), value: String(user.openSessions) },
    ...(user.invitationEndsAt ? [{ label: t('admin.users.invitedUntil'), value: instant(user.invitationEndsAt) }] : []),
    ...(user.suspendedAt ? [{ label: t('admin.users.suspendedSince'), value: instant(user.suspendedAt) }] : []),
  ];
}

function Person({ user }: { user: UserDetail }) {
  const t = useT();
  const { userId } = useProfile();
  usePageTitle(nameOf(user));
  return (
    <>
      <Breadcrumbs
        label={t('admin.crumbs')}
        items={[{ label: t('admin.users.title'), href: paths.adminUsers() }, { label: nameOf(user) }]}
      />
      <PageHead
        lead={<Avatar name={nameOf(user)} size="lg" />}
        title={nameOf(user)}
        subtitle={
          <span className={lists.chips}>
            <PersonState state={user.state} />
            {t(`admin.role.${user.userType}`)}
          </span>
        }
        actions={user.id === userId || user.state === 'deleted' ? undefined : <UserActions user={user} />}
      />
      <AccessNotices user={user} />
      <div className={cx(lists.detail, styles.facts)}>
        <Section title={t('admin.users.facts')}>
          <FactList facts={useFacts(user)} />
        </Section>
        <PersonLog personId={user.id} />
      </div>
      {user.state !== 'deleted' && !isTeam(user.userType) && (
        <div className={styles.affairs}>
          <Affairs
            whose={{ of: 'people', id: user.id }}
            kinds={AFFAIRS}
            self={{ personId: user.id, accountId: user.accountId }}
          />
        </div>
      )}
    </>
  );
}

/** One person: what is known, what they did, what was done to them, and what an admin can do. */
export default function UserPage() {
  const { userId = '' } = useParams();
  const user = useQuery(userQuery(userId));
  return <Loaded query={user}>{(data) => <Person key={data.id} user={data} />}</Loaded>;
}
