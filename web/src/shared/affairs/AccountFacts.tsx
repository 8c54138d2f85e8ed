import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import type { AccountPage } from './api';

/** A landlord's plan, or the trial before it. */
function usePlan({ plan, trialEndsAt, trialOver }: AccountPage): string {
  const t = useT();
  const { day } = useFormats();
  const { billing } = useSiteSettings();
  if (plan) return t(`affairs.plan.${plan}`);
  // A trial that has no effect would only mislead.
  if (!billing) return t('affairs.plan.billingOff');
  if (!trialEndsAt) return t('affairs.plan.none');
  return t(trialOver ? 'affairs.trialEnded' : 'affairs.trialUntil', { day: day(trialEndsAt) });
}

function useFacts(account: AccountPage) {
  const t = useT();
  const { day, number } = useFormats();
  const plan = usePlan(account);
  const { kind, createdAt, elite, propertyCount, unitCount, vacantCount, runningLeases, openRequests } = account;
  const homes = [
    { label: t('affairs.plan'), value: plan },
    { label: t('affairs.properties'), value: number(propertyCount) },
    { label: t('affairs.unitCount'), value: t('affairs.unitsVacant', { count: unitCount, vacant: vacantCount }) },
    { label: t('affairs.running'), value: number(runningLeases) },
  ];
  return [
    { label: t('affairs.kind'), value: t(`affairs.kind.${kind}`) },
    { label: t('affairs.since'), value: day(createdAt) },
    ...(kind === 'landlord'
      ? homes
      : [{ label: t('affairs.elite'), value: t(`affairs.elite.${elite ? 'yes' : 'no'}`) }]),
    { label: t('affairs.openRequests'), value: number(openRequests) },
  ];
}

/** What an account is, and how much it has. */
export function AccountFacts({ account }: { account: AccountPage }) {
  const t = useT();
  return (
    <Section title={t('affairs.facts')}>
      <FactList facts={useFacts(account)} />
    </Section>
  );
}
