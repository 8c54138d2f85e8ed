import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import type { OwnLease } from '../api/types';

/**
 * That a notice ends the lease, whose it is, and why. A tenant who joined later got no email about it, so the pages say it as long
 * as the lease runs. `onLease`: beside the letter itself.
 */
export function EndNotice({ lease, onLease = false }: { lease: OwnLease; onLease?: boolean }) {
  const t = useT();
  const { day } = useFormats();
  const { state, endsOn, notice, leftOn, letters } = lease;
  if (state !== 'notice' || !endsOn || !notice?.givenOn || leftOn) return null;
  const letter = letters.includes('notice') || letters.includes('end');
  return (
    <Notice
      tone="warning"
      title={t('payments.notice.title', { day: day(endsOn) })}
      action={
        onLease ? undefined : (
          <ButtonLink size="sm" variant="secondary" href={`${paths.tenantLease()}?lease=${lease.id}`}>
            {t('payments.notice.open')}
          </ButtonLink>
        )
      }
    >
      {t('payments.notice.text', {
        by: notice.by,
        given: day(notice.givenOn),
        reason: notice.reason ?? 'other',
        hasLetter: letter && !onLease ? 'yes' : 'no',
      }).trim()}
    </Notice>
  );
}
