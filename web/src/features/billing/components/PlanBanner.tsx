import { useIsOwner } from '@api/account-owner';
import { TRIAL_NOTICE_DAYS } from '@contract/plans';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useLocation } from 'react-router-dom';
import { billingQuery, type Billing } from '../api/billing';
import styles from './PlanBanner.module.css';

const DAY = 24 * 3600_000;

/** Which notice a landlord needs on every page: the trial ends soon, has ended, or the renewal couldn't be collected. */
export function noticeOf({ plan, trialEndsAt, trialOver, subscription }: Billing, now: number) {
  if (subscription?.state === 'past_due') return 'unpaid';
  if (trialOver) return 'over';
  if (plan || !trialEndsAt) return null;
  return Date.parse(trialEndsAt) - now <= TRIAL_NOTICE_DAYS * DAY ? 'ending' : null;
}

/** Shown to owners where plans are sold, on every page but the one to which it leads. */
export function PlanBanner() {
  const { billing } = useSiteSettings();
  const { pathname } = useLocation();
  const owner = useIsOwner();
  return billing && owner && pathname !== paths.landlordBilling() ? <Banner /> : null;
}

function Banner() {
  const t = useT();
  const { day } = useFormats();
  const { data } = useQuery(billingQuery);
  const notice = data && noticeOf(data, Date.now());
  if (!data || !notice) return null;
  return (
    <Notice
      className={styles.banner}
      tone={notice === 'ending' ? 'info' : 'warning'}
      title={t(`app.plan.${notice}`, { day: day(data.trialEndsAt ?? '') })}
      action={
        <ButtonLink size="sm" variant="secondary" href={paths.landlordBilling()}>
          {t('app.plan.see')}
        </ButtonLink>
      }
    >
      {t(`app.plan.${notice}.text`)}
    </Notice>
  );
}
