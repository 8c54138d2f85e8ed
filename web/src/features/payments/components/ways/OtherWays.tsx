import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Notice } from '@ui/states/Notice';
import { waysQuery, type PaymentWays } from '../../api/instructions';
import { acceptedWays } from './ways';
import { WaysList } from './WaysList';
import styles from './ways.module.css';

/** For this long a change is announced: a rent or two are paid in it. */
const RECENT_DAYS = 45;
const DAY_MS = 24 * 3600 * 1000;

interface OtherWaysProps {
  leaseId: string;
  /** Whether there is no way online: then this is how one pays. */
  alone: boolean;
}

/** How the landlord takes payments outside of the product; nothing where they have written none. */
export function OtherWays({ leaseId, alone }: OtherWaysProps) {
  const t = useT();
  const { data: ways } = useQuery(waysQuery(leaseId));
  if (!ways || acceptedWays(ways).length === 0) return null;
  return (
    <Disclosure key={String(alone)} open={alone} title={t(alone ? 'payments.ways.how' : 'payments.ways.other')}>
      <div className={styles.part}>
        <Since ways={ways} />
        <WaysList texts={ways} />
      </div>
    </Disclosure>
  );
}

/** When they were last changed. A thief who redirects rents relies on a change that no one notices. */
function Since({ ways: { changedAt, added } }: { ways: PaymentWays }) {
  const t = useT();
  const { instant } = useFormats();
  if (!changedAt) return null;
  const day = instant(changedAt, { dateStyle: 'long' });
  if (Date.now() - Date.parse(changedAt) > RECENT_DAYS * DAY_MS)
    return <p className={styles.note}>{t(added ? 'payments.ways.added' : 'payments.ways.changed', { day })}</p>;
  return (
    <Notice
      tone={added ? 'info' : 'warning'}
      title={t(added ? 'payments.ways.added' : 'payments.ways.recent', { day })}
    >
      {t(added ? 'payments.ways.addedText' : 'payments.ways.recentText')}
    </Notice>
  );
}
