import { useMay } from '@api/staff-rights';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useKnownPages } from '@nav/LocalLink';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import type { InboxSession } from '../../api/inbox';
import { useFollowVisitor, visitorQuery, type Visitor } from '../../api/visitor';
import { OtherConversations } from './OtherConversations';
import { SessionTags } from './SessionTags';
import { useSessionName } from './use-session-name';
import styles from './Visitor.module.css';

/** The path was sent by the visitor's browser and can't be trusted, so only pages of the public site become links. */
function Page({ page, pageAt }: Pick<Visitor, 'page' | 'pageAt'>) {
  const t = useT();
  const { instant } = useFormats();
  const pages = useKnownPages();
  if (page === null || pageAt === null) return t('inbox.who.page.none');
  const today = new Date(pageAt).toDateString() === new Date().toDateString();
  const time = instant(pageAt, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {pages.carriesLanguage(page) ? (
        <Link look="inline" href={page} target="_blank">
          {page}
        </Link>
      ) : (
        page
      )}
      <span className={styles.more}>{t('inbox.who.page.since', { time })}</span>
    </>
  );
}

function Account({ account }: { account: Visitor['account'] }) {
  const t = useT();
  const may = useMay();
  if (!account) return t('inbox.who.account.none');
  const { id, name, email, userType, accountName, suspended } = account;
  const words = [t(`app.role.${userType}`), accountName !== name && accountName, suspended && t('inbox.who.suspended')];
  return (
    <>
      {may('accounts') ? (
        <Link look="inline" href={paths.dashboard('staff', `/people/${id}`)}>
          {name ?? email}
        </Link>
      ) : (
        (name ?? email)
      )}
      <span className={styles.more}>{words.filter(Boolean).join(' · ')}</span>
      {name && <span className={styles.more}>{email}</span>}
      <span className={styles.more}>{t('inbox.who.account.logged')}</span>
    </>
  );
}

function Typed({ email }: { email: string }) {
  const t = useT();
  return (
    <>
      {email}
      <span className={styles.more}>{t('inbox.who.email.typed')}</span>
    </>
  );
}

function Facts({ visitor }: { visitor: Visitor }) {
  const t = useT();
  const { language, account, email } = visitor;
  const facts = [
    { label: t('inbox.who.page'), value: <Page {...visitor} /> },
    {
      label: t('inbox.who.language'),
      value: LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language,
    },
    { label: t('inbox.who.account'), value: <Account account={account} /> },
    ...(email === null ? [] : [{ label: t('inbox.who.email'), value: <Typed email={email} /> }]),
  ];
  return <FactList stacked facts={facts} />;
}

interface VisitorPanelProps {
  session: InboxSession;
  hrefOf: (id: string) => string;
  /** Whether it is the column beside the conversation. Otherwise it is in a dialog, which has its own heading. */
  beside?: boolean;
}

/** Shows who the visitor is: page, language, account and other conversations, and the tags. */
export function VisitorPanel({ session, hrefOf, beside }: VisitorPanelProps) {
  const t = useT();
  const name = useSessionName()(session);
  const { data, error, refetch } = useQuery(visitorQuery(session.id));
  useFollowVisitor(session.id);
  return (
    <aside className={cx(styles.panel, beside && styles.beside)} aria-label={t('inbox.who')}>
      {beside && <Heading level={2}>{t('inbox.who')}</Heading>}
      {data ? (
        <Facts visitor={data} />
      ) : error ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton shape="lines" rows={4} label={t('inbox.loading')} />
      )}
      <SessionTags key={`tags-${session.id}`} session={session} />
      {data && <OtherConversations key={session.id} others={data.others} name={name} hrefOf={hrefOf} />}
    </aside>
  );
}
