import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button, type ButtonProps } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import { useState, type ReactNode } from 'react';
import { leaseNoticesQuery, type TenantNotice } from '../../api/notices';
import { today } from '../today';
import { AnswerNoticeDialog, type Answering } from './AnswerNoticeDialog';
import { NoticeLetter } from './NoticeLetter';
import styles from '../renewals.module.css';

/** What the landlord can answer now, the usual answer first. */
function answersTo({ state, kind, withdrawalAskedAt, effect, lastDay, leaseEndsOn }: TenantNotice): Answering[] {
  if (state === 'sent') return kind === 'notice' ? ['acknowledged', 'reply'] : ['acknowledged', 'declined'];
  if (state !== 'acknowledged') return [];
  if (withdrawalAskedAt) return ['withdrawn', 'kept'];
  return effect === 'tenant_leaves' && !leaseEndsOn && lastDay >= today() ? ['undone'] : [];
}

/** What the lease plans after its present term, which an end before that day cancels. */
export interface Planned {
  startsOn: string;
  rentCents: number;
  currency: string;
}

/**
 * What an end on a day changes of the posted rents, and the button that waits until that is known. They belong to the page, as the
 * landlord's own end of the lease shows the same.
 */
export interface EndParts {
  effect: (endsOn: string) => ReactNode;
  submit: (endsOn: string, button: ButtonProps) => ReactNode;
}

function OneNotice({ notice, planned, end }: { notice: TenantNotice; planned: Planned | null; end?: EndParts }) {
  const t = useT();
  const { day } = useFormats();
  const [answering, setAnswering] = useState<Answering>();
  const { name, kind, state, effect, lastDay, givenOn, earliestDay, reason, forwardingAddress, answerNote } = notice;
  const values = { name, day: day(lastDay) };
  const title =
    state === 'sent'
      ? t(`renewals.moveOut.landlord.${kind}`, values)
      : notice.withdrawalAskedAt
        ? t('renewals.moveOut.landlord.withdrawal', values)
        : t(`renewals.moveOut.landlord.${effect ?? 'lease_ends'}`, values);
  const facts = [
    { label: t('renewals.moveOut.lastDay'), value: day(lastDay) },
    { label: t('renewals.moveOut.givenOn'), value: day(givenOn) },
    ...(kind === 'early_end' && earliestDay
      ? [{ label: t('renewals.moveOut.earliestWas'), value: day(earliestDay) }]
      : []),
    ...(reason ? [{ label: t('renewals.moveOut.reasonGiven'), value: reason }] : []),
    ...(forwardingAddress ? [{ label: t('renewals.moveOut.addressGiven'), value: forwardingAddress }] : []),
    ...(answerNote ? [{ label: t('renewals.moveOut.yourNote'), value: answerNote }] : []),
  ];
  return (
    <Section title={title}>
      <div className={styles.oneNotice}>
        <FactList facts={facts} />
        <div className={styles.buttons}>
          {answersTo(notice).map((one, at) => (
            <Button
              key={one}
              size="sm"
              variant={at === 0 && one !== 'undone' ? 'primary' : 'secondary'}
              onClick={() => setAnswering(one)}
            >
              {t(`renewals.moveOut.verb.${one === 'acknowledged' && kind === 'early_end' ? 'accept' : one}`)}
            </Button>
          ))}
          <NoticeLetter id={notice.id} />
        </div>
      </div>
      {answering && (
        <AnswerNoticeDialog
          notice={notice}
          answering={answering}
          planned={planned}
          end={end}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Section>
  );
}

/** On the landlord’s page of a lease: what its tenants gave notice of, to acknowledge or answer. */
export function LeaseNotices({
  leaseId,
  planned = null,
  end,
}: {
  leaseId: string;
  planned?: Planned | null;
  end?: EndParts;
}) {
  const query = useQuery(leaseNoticesQuery(leaseId));
  const { data } = query;
  if (query.isError && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  const shown = data?.filter(({ state }) => state === 'sent' || state === 'acknowledged') ?? [];
  return shown.map((notice) => <OneNotice key={notice.id} notice={notice} planned={planned} end={end} />);
}
