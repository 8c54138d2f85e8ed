import { useIsOwner } from '@api/account-owner';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Card } from '@ui/layout/Card';
import { Heading, Text } from '@ui/layout/Heading';
import { firstLeasesQuery } from '../../api/first-leases';
import type { Overview } from '../../api/types';
import styles from './first-steps.module.css';

interface Step {
  id: 'property' | 'lease' | 'letter' | 'payments' | 'emergency';
  done: boolean;
  href: string;
}

/**
 * The way from an empty account to the first rent: by hand step by step, or all together from a file. It disappears
 * with the first rent.
 */
export function FirstSteps({ overview }: { overview: Overview }) {
  const t = useT();
  const owner = useIsOwner();
  const { data: leases } = useQuery(firstLeasesQuery);
  const lease = leases?.rows[0];
  const count = leases?.total ?? 1;
  const drafts = lease?.state === 'draft';
  const ofDrafts = lease && count === 1 ? paths.landlordLease(lease.id) : paths.landlordLeases('?state=draft');
  const steps: Step[] = [
    { id: 'property', done: overview.propertyCount > 0, href: paths.landlordNewProperty() },
    {
      id: 'lease',
      done: lease !== undefined && !drafts,
      href: drafts ? ofDrafts : paths.landlordNewLease(),
    },
    {
      id: 'letter',
      done: false,
      href: lease && count === 1 ? paths.landlordLease(lease.id, 'access') : paths.landlordLeases(),
    },
    ...(owner ? ([{ id: 'payments', done: false, href: paths.landlordPayments() }] as const) : []),
    { id: 'emergency', done: overview.emergencyPhoneGiven, href: paths.settings('landlord') },
  ];
  const next = steps.find(({ done }) => !done)?.id;
  return (
    <Card className={styles.card}>
      <div>
        <Heading level={2}>{t('landlords.first.title')}</Heading>
        <Text ink={2}>{t('landlords.first.text')}</Text>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ id, done, href }) => (
          <li key={id} className={styles.step} data-done={done || undefined}>
            {done ? (
              <IconCircleCheck size={24} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleDashed size={24} stroke={1.75} aria-hidden />
            )}
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
            {!done && (id === next || id === 'emergency' || lease !== undefined) && (
              <ButtonLink size="sm" variant={id === next ? 'primary' : 'secondary'} href={href}>
                {id === 'lease' && drafts ? t('landlords.first.drafts', { count }) : t(`landlords.first.${id}Verb`)}
              </ButtonLink>
            )}
          </li>
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
