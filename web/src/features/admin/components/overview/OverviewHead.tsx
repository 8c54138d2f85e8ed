import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import type { AdminStats } from '../../api/overview';
import { useAge } from './use-age';

export function OverviewHead() {
  const t = useT();
  const { instant } = useFormats();
  return (
    <PageHead
      title={t('admin.overview.title')}
      subtitle={instant(new Date(), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      })}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            href={paths.adminAnnouncements({ new: '1' })}
            icon={<IconSpeakerphone size={18} stroke={1.75} aria-hidden />}
          >
            {t('admin.overview.announce')}
          </ButtonLink>
          <ButtonLink href={paths.adminUsers({ new: '1' })} icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}>
            {t('admin.invite.open')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Without SMTP no one gets any email, and nothing else would tell an admin why. */
export function KeptMails({ mail }: Pick<AdminStats['system'], 'mail'>) {
  const t = useT();
  if (mail !== 'kept') return null;
  return (
    <Notice
      tone="warning"
      title={t('admin.overview.keptMail')}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.adminOutbox({ state: 'kept' })}>
          {t('admin.overview.openOutbox')}
        </ButtonLink>
      }
    >
      {t('admin.overview.keptMailText')}
    </Notice>
  );
}

/** Emails that failed stay until someone decides what to do with them. */
export function FailedMails({ outbox }: { outbox: AdminStats['outbox'] }) {
  const t = useT();
  if (outbox.failed === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t('admin.overview.failedMails', { count: outbox.failed })}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.adminOutbox({ state: 'failed' })}>
          {t('admin.overview.openOutbox')}
        </ButtonLink>
      }
    >
      {outbox.failure && t('admin.overview.failureWords', { words: outbox.failure })}{' '}
      {t('admin.overview.untilYouDecide')}
    </Notice>
  );
}

/** Notes of ratings that suppliers have reported stay listed until an admin decides. */
export function ReportedNotes({ ratings }: Pick<AdminStats, 'ratings'>) {
  const t = useT();
  const age = useAge();
  if (ratings.oldestAt === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('admin.overview.ratings', { count: ratings.open })}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.adminRatings()}>
          {t('admin.overview.openRatings')}
        </ButtonLink>
      }
    >
      {t('admin.overview.oldest', { age: age(ratings.oldestAt) })}
    </Notice>
  );
}
