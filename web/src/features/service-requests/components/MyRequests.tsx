import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { requestsQuery } from '../api/list-requests';
import { useHomeLeft } from './HomeLeft';
import { RequestRows } from './RequestRows';
import styles from './MyRequests.module.css';

const SHOWN = 3;

/** For the number on the tenant's home page. Undefined while it loads. */
export function useOpenRequestCount(): number | undefined {
  return useQuery(requestsQuery({ open: true })).data?.length;
}

/** The tenant's open requests, as a section of the home page. */
export function MyRequests() {
  const t = useT();
  const { data } = useQuery(requestsQuery({ open: true }));
  const left = useHomeLeft();
  const more = left ? undefined : (
    <Link href={paths.tenantNewRepair()} className={styles.add}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('service-requests.my.new')}
    </Link>
  );
  return (
    <Section title={t('service-requests.my.title')} aside={more}>
      {data === undefined ? (
        <Skeleton shape="list" rows={2} label={t('app.loading')} />
      ) : data.length === 0 ? (
        <NothingOpen left={left} />
      ) : (
        <RequestRows requests={data.slice(0, SHOWN)} href={paths.tenantRepair} />
      )}
      {data && data.length > SHOWN && (
        <Link href={paths.tenantRepairs()}>{t('service-requests.my.all', { count: data.length })}</Link>
      )}
    </Section>
  );
}

function NothingOpen({ left }: { left: boolean }) {
  const t = useT();
  if (left) return <p>{t('service-requests.my.left')}</p>;
  return (
    <div className={styles.none}>
      <p>{t('service-requests.my.none')}</p>
      <ButtonLink href={paths.tenantNewRepair()} variant="secondary">
        {t('service-requests.my.report')}
      </ButtonLink>
    </div>
  );
}
