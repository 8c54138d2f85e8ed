import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { oneOf } from '@shared/list/use-list-address';
import { cx } from '@ui/cx';
import { ProgressSteps } from '@ui/data/ProgressSteps';
import { PageHead, Section } from '@ui/layout/Section';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaseDrafts } from '../components/wizard/LeaseDrafts';
import { LeaseStep } from '../components/wizard/LeaseStep';
import { LetterStep } from '../components/wizard/LetterStep';
import { PropertyStep } from '../components/wizard/PropertyStep';
import { TenantsStep } from '../components/wizard/TenantsStep';
import { UnitStep } from '../components/wizard/UnitStep';
import styles from '../components/list.module.css';

const STEPS = ['property', 'units', 'lease', 'tenants', 'letter'] as const;
type Step = (typeof STEPS)[number];

interface Made {
  property?: string;
  unit?: string;
  lease?: string;
}

/** The furthest step that what is made so far allows. */
function reached({ property, unit, lease }: Made): Step {
  if (lease) return 'tenants';
  if (unit) return 'lease';
  return property ? 'units' : 'property';
}

/** The ids in the address. */
const madeIn = (params: URLSearchParams): Made => ({
  property: params.get('property') ?? undefined,
  unit: params.get('unit') ?? undefined,
  lease: params.get('lease') ?? undefined,
});

/**
 * What was created so far: the ids in the address, and those created here under the same parent. The browser's Back leads
 * to addresses from before a lease was created, and its terms must not be lost or entered twice.
 */
function madeSoFar({ property, unit, lease }: Made, here: Made): Made {
  const home = unit ?? (property && property === here.property ? here.unit : undefined);
  return { property, unit: home, lease: lease ?? (home && home === here.unit ? here.lease : undefined) };
}

/**
 * Creates a lease, from the unit to the welcome letter. The ids of what was created are in the address, so going back
 * loses nothing.
 */
export default function NewLeasePage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [here, setHere] = useState<Made>({});
  const made = madeSoFar(madeIn(params), here);
  const asked = oneOf(STEPS, params.get('step') ?? '') ?? reached(madeIn(params));
  const possible = STEPS.indexOf(asked) <= STEPS.indexOf(made.lease ? 'letter' : reached(made));
  const step = possible ? asked : reached(made);
  const go = (next: Step, more: Made = {}): void => {
    const now = { ...made, ...more };
    setHere(now);
    setParams({ ...clean(now), step: next });
  };
  const steps = STEPS.map((id) => ({
    id,
    label: t(`landlords.wizard.${id}`),
    href: paths.landlordNewLease({ ...made, step: id }),
  }));
  return (
    <>
      <PageHead title={t('landlords.wizard.title')} />
      <ProgressSteps
        steps={steps}
        current={step}
        label={t('landlords.wizard.steps')}
        words={{ done: t('landlords.wizard.done'), current: t('landlords.wizard.current') }}
      />
      <Section title={t(`landlords.wizard.${step}Title`)} className={cx(styles.block, styles.narrow)}>
        {step === 'property' && (
          <PropertyStep
            chosen={made.property}
            onNext={(property) =>
              go('units', property === made.property ? {} : { property, unit: undefined, lease: undefined })
            }
          />
        )}
        {step === 'units' && made.property && (
          <UnitStep
            propertyId={made.property}
            chosen={made.unit}
            onNext={(unit) => go('lease', unit === made.unit ? {} : { unit, lease: undefined })}
          />
        )}
        {step === 'lease' && made.property && made.unit && (
          <LeaseStep
            propertyId={made.property}
            unitId={made.unit}
            leaseId={made.lease}
            onNext={(lease) => go('tenants', { lease })}
          />
        )}
        {step === 'tenants' && made.lease && <TenantsStep leaseId={made.lease} onNext={() => go('letter')} />}
        {step === 'letter' && made.lease && <LetterStep leaseId={made.lease} />}
      </Section>
      {step === 'property' && !made.lease && (
        <div className={styles.narrow}>
          <LeaseDrafts />
        </div>
      )}
    </>
  );
}

function clean(made: Made): Record<string, string> {
  return Object.fromEntries(Object.entries(made).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
