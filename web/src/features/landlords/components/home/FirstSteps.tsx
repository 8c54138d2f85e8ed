import { useIsOwner } from '@api/account-owner';
import { ownProfileQuery } from '@api/own-profile';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { SendLinkAgain } from '@shared/mail/SendLinkAgain';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { cx } from '@ui/cx';
import { Card } from '@ui/layout/Card';
import { Heading, Text } from '@ui/layout/Heading';
import { useState, type ReactNode } from 'react';
import { firstLeasesQuery } from '../../api/first-leases';
import { arePaymentsReady, paymentSetupQuery } from '../../api/payments-ready';
import type { Overview } from '../../api/types';
import { areStepsDismissed, dismissSteps } from './dismissed-steps';
import styles from './first-steps.module.css';

type StepId = 'verify' | 'property' | 'lease' | 'letter' | 'payments' | 'emergency';
interface Step {
  id: StepId;
  done: boolean;
  href?: string;
}

/** What belongs to the account rather than to the first lease: it stays open until it is done. */
const AFTER: readonly StepId[] = ['verify', 'payments', 'emergency'];

/** What needs no step before it. */
const ANYTIME: readonly StepId[] = ['verify', 'emergency'];

/** The steps in their order, with what is done. Verifying the email address is one only while it isn't. */
function useSteps(overview: Overview) {
  const owner = useIsOwner();
  const { data: me } = useQuery(ownProfileQuery);
  const { data: leases } = useQuery(firstLeasesQuery);
  const { data: setup } = useQuery({ ...paymentSetupQuery, enabled: owner });
  const lease = leases?.rows[0];
  const count = leases?.total ?? 1;
  const drafts = lease?.state === 'draft';
  const ofDrafts = lease && count === 1 ? paths.landlordLease(lease.id) : paths.landlordLeases('?state=draft');
  const steps: Step[] = [
    ...(me?.emailVerified === false ? [{ id: 'verify', done: false } as const] : []),
    { id: 'property', done: overview.propertyCount > 0, href: paths.landlordNewProperty() },
    { id: 'lease', done: lease !== undefined && !drafts, href: drafts ? ofDrafts : paths.landlordNewLease() },
    {
      id: 'letter',
      done: false,
      href: lease && count === 1 ? paths.landlordLease(lease.id, 'access') : paths.landlordLeases(),
    },
    ...(owner
      ? [
          {
            id: 'payments',
            done: setup !== undefined && arePaymentsReady(setup),
            href: paths.landlordPayments(),
          } as const,
        ]
      : []),
    { id: 'emergency', done: overview.emergencyPhoneGiven, href: paths.settings('landlord') },
  ];
  return { steps, me, setup, owner, leased: lease !== undefined, drafts, count };
}

function StepLine({ step: { id, done }, children }: { step: Step; children: ReactNode }) {
  const t = useT();
  const Icon = done ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <span className={styles.words}>
        <strong>{t(`landlords.first.${id}`)}</strong>
        {done ? (
          <VisuallyHidden>{t('landlords.wizard.done')}</VisuallyHidden>
        ) : (
          <Text as="span" look="small" ink={2}>
            {t(`landlords.first.${id}Text`)}
          </Text>
        )}
      </span>
      {children}
    </li>
  );
}

function StepVerb({ step: { id, href }, first, drafts = 0 }: { step: Step; first: boolean; drafts?: number }) {
  const t = useT();
  const variant = first ? 'primary' : 'secondary';
  if (id === 'verify' || !href) return <SendLinkAgain variant={variant} />;
  return (
    <ButtonLink size="sm" variant={variant} href={href}>
      {id === 'lease' && drafts > 0 ? t('landlords.first.drafts', { count: drafts }) : t(`landlords.first.${id}Verb`)}
    </ButtonLink>
  );
}

/** What is still open once the first rent is there. It can be dismissed. */
export function OpenSteps({ overview }: { overview: Overview }) {
  const t = useT();
  const { steps, me, setup, owner } = useSteps(overview);
  const [dismissed, setDismissed] = useState(false);
  const open = steps.filter(({ id, done }) => !done && AFTER.includes(id));
  // Until all is known, nothing is shown that might disappear again.
  if (!me || (owner && !setup) || open.length === 0 || dismissed || areStepsDismissed(me.userId)) return null;
  const dismiss = () => {
    dismissSteps(me.userId);
    setDismissed(true);
  };
  return (
    <Card className={cx(styles.card, styles.open)}>
      <div className={styles.head}>
        <Heading level={2}>{t('landlords.first.openTitle')}</Heading>
        <Button size="sm" variant="ghost" onClick={dismiss}>
          {t('landlords.first.dismiss')}
        </Button>
      </div>
      <ul className={styles.steps}>
        {open.map((step) => (
          <StepLine key={step.id} step={step}>
            <StepVerb step={step} first={false} />
          </StepLine>
        ))}
      </ul>
    </Card>
  );
}

/**
 * The way from an empty account to the first rent: by hand step by step, or all together from a file. With the first
 * rent `OpenSteps` takes its place.
 */
export function FirstSteps({ overview }: { overview: Overview }) {
  const t = useT();
  const { steps, leased, drafts, count } = useSteps(overview);
  const next = steps.find(({ id, done }) => !done && id !== 'verify')?.id;
  const begun = ({ id }: Step) => id === next || ANYTIME.includes(id) || leased;
  return (
    <Card className={styles.card}>
      <div>
        <Heading level={2}>{t('landlords.first.title')}</Heading>
        <Text ink={2}>{t('landlords.first.text')}</Text>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={step.id} step={step}>
            {!step.done && begun(step) && <StepVerb step={step} first={step.id === next} drafts={drafts ? count : 0} />}
          </StepLine>
        ))}
      </ol>
      {overview.propertyCount === 0 && (
        <div className={styles.import}>
          <Text ink={2}>{t('landlords.first.importText')}</Text>
          <ButtonLink
            variant="secondary"
            href={paths.landlordImport()}
            icon={<IconUpload size={18} stroke={1.75} aria-hidden />}
          >
            {t('landlords.first.import')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
