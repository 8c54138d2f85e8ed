import { useSession } from '@api/session';
import { PROTECTION_PLANS, type ProtectionPlan } from '@contract/protection-plans';
import { keepChosenPlan } from '@nav/chosen-plan';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useId, useState } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import { ProtectionCard } from './ProtectionCard';
import styles from './ProtectionPlans.module.css';

export interface ProtectionPlansProps {
  /** Messages of the page: `<id>.plans.…` and `<id>.cover.<name>`. */
  id: string;
  /** The anchor for links on the page. */
  anchor: string;
}

const CATEGORIES = ['appliances', 'hvac'] as const;

/** The selected plan and the next step: landlords attach it to a unit, visitors sign in first. No one else has units. */
function Choice({ id, plan }: { id: string; plan: ProtectionPlan | undefined }) {
  const say = useSiteText();
  const session = useSession();
  const units = paths.landlordProperties();
  const signedIn = session.status === 'signed-in';
  // While the session is being restored, the page behind the link waits for it; the sign-in page would keep someone who is signed in.
  const href = session.status === 'anonymous' ? withNext(paths.login(), units) : units;
  return (
    <div className={styles.choice}>
      <p role="status">
        {plan ? say(`${id}.plans.picked`, { plan: say(`${id}.plans.name.${plan.id}`) }) : say(`${id}.plans.none`)}
      </p>
      {plan && (!signedIn || session.profile.userType === 'landlord') && (
        <ButtonLink href={href} onClick={() => keepChosenPlan(plan.id)}>
          {say(`${id}.plans.go`)}
        </ButtonLink>
      )}
    </div>
  );
}

/** The four plans by category. Selecting one marks it and shows how to attach it. */
export function ProtectionPlans({ id, anchor }: ProtectionPlansProps) {
  const say = useSiteText();
  const heading = useId();
  const [chosen, choose] = useState<string>();
  return (
    <Section tone="surface" labelledBy={heading}>
      <Heading level={2} look="d2" id={heading}>
        <span id={anchor}>{say(`${id}.plans.title`)}</span>
      </Heading>
      <p className={styles.planned}>{say(`${id}.plans.planned`)}</p>
      {CATEGORIES.map((category) => (
        <div key={category} className={styles.category}>
          <h3 className={styles.name}>{say(`${id}.plans.category.${category}`)}</h3>
          <ul className={styles.plans}>
            {PROTECTION_PLANS.filter((plan) => plan.category === category).map((plan) => (
              <ProtectionCard
                key={plan.id}
                id={id}
                plan={plan}
                chosen={plan.id === chosen}
                onChoose={() => choose(plan.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      <Choice id={id} plan={PROTECTION_PLANS.find((plan) => plan.id === chosen)} />
    </Section>
  );
}
