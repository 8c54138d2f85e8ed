import { useIsOwner } from '@api/account-owner';
import { ownProfileQuery } from '@api/own-profile';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { instructionsQuery, signInQuery, type Instructions, type WithSecondStep } from '../../api/instructions';
import { InstructionsDialog } from './InstructionsDialog';
import { acceptedWays } from './ways';
import { WaysList } from './WaysList';
import styles from './ways.module.css';

/** How tenants pay outside of the product: what they see, for all properties and for each that differs. */
export function InstructionsSection({ withSecondStep }: { withSecondStep: WithSecondStep }) {
  const t = useT();
  const { data: all, error, refetch } = useQuery(instructionsQuery());
  return (
    <Section title={t('payments.ways.title')}>
      <div className={styles.part} id="instructions">
        <p className={styles.note}>{t('payments.ways.text')}</p>
        {!all &&
          (error ? (
            <LoadFailure error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton shape="form" rows={3} label={t('app.loading')} />
          ))}
        {all && <Written all={all} withSecondStep={withSecondStep} />}
      </div>
    </Section>
  );
}

function Written({ all, withSecondStep }: { all: Instructions[]; withSecondStep: WithSecondStep }) {
  const t = useT();
  const [propertyId, choose] = useState('');
  const [changing, setChanging] = useState(false);
  const shown = all.find((one) => (one.propertyId ?? '') === propertyId) ?? all[0];
  const may = useMayChange();
  if (!shown) return null;
  const options = all.map(({ propertyId: id, propertyName, own }) => ({
    value: id ?? '',
    label: !id
      ? t('payments.ways.everyone')
      : own
        ? t('payments.ways.ownOf', { name: propertyName ?? '' })
        : (propertyName ?? ''),
  }));
  const none = shown.own && acceptedWays(shown).length === 0;
  return (
    <>
      {options.length > 1 && (
        <SelectField
          label={t('payments.ways.place')}
          options={options}
          value={propertyId}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <Card className={styles.preview}>
        <Shown instructions={shown} />
      </Card>
      {may === 'yes' && (
        <div>
          <Button variant={none ? 'primary' : 'secondary'} onClick={() => setChanging(true)}>
            {t(none ? 'payments.ways.add' : 'payments.ways.change')}
          </Button>
        </div>
      )}
      {may === 'owner' && <Notice>{t('payments.setup.ownersChoose')}</Notice>}
      {may === 'demo' && <Notice>{t('payments.ways.demo')}</Notice>}
      {may === 'password' && (
        <Notice>
          {t('payments.ways.noPassword')}{' '}
          <Link href={paths.settings('landlord', 'security')}>{t('payments.ways.toSecurity')}</Link>
        </Notice>
      )}
      {changing && (
        <InstructionsDialog
          all={all}
          propertyId={shown.propertyId}
          withSecondStep={withSecondStep}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

function Shown({ instructions }: { instructions: Instructions }) {
  const t = useT();
  const { instant } = useFormats();
  const { own, propertyId, changedAt } = instructions;
  if (!own) return <p>{t('payments.ways.general')}</p>;
  if (acceptedWays(instructions).length === 0)
    return <p>{t(propertyId ? 'payments.ways.noneHere' : 'payments.ways.none')}</p>;
  return (
    <>
      <strong>{t('payments.ways.preview')}</strong>
      <WaysList texts={instructions} />
      {changedAt && (
        <p className={styles.note}>{t('payments.ways.since', { day: instant(changedAt, { dateStyle: 'long' }) })}</p>
      )}
    </>
  );
}

/** The demo's people belong to everyone, and who came by Google alone has no password to be asked for. */
function useMayChange(): 'yes' | 'owner' | 'demo' | 'password' | 'unknown' {
  const owner = useIsOwner();
  const { data: profile } = useQuery(ownProfileQuery);
  const { data: keys } = useQuery(signInQuery());
  if (!profile || !keys) return 'unknown';
  if (!owner) return 'owner';
  if (profile.demo) return 'demo';
  return keys.hasPassword ? 'yes' : 'password';
}
