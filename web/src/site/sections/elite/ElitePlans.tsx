import { useSession } from '@api/session';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { Heading } from '@ui/layout/Heading';
import { Pane } from '@ui/pane/Pane';
import { useId, useState } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { SampleNote } from '../figures/SampleNote';
import { Section } from '../Section';
import styles from './ElitePlans.module.css';

const PLANS = ['annual', 'lifetime'] as const;
type ElitePlan = (typeof PLANS)[number];

/** Suppliers subscribe in their dashboard. Visitors register first and come back with the plan. */
function useSubscribe(plan: ElitePlan): { href: string; words: 'subscribe' | 'go' } {
  const session = useSession();
  const href = paths.eliteSubscribe(plan);
  const supplier = session.status === 'signed-in' && session.profile.userType === 'supplier';
  return supplier ? { href, words: 'subscribe' } : { href: withNext(paths.registerSupplier(), href), words: 'go' };
}

function Price({ id, plan }: { id: string; plan: ElitePlan }) {
  const say = useSiteText();
  return (
    <span className={styles.price}>
      <strong>{say(`${id}.${plan}.price`)}</strong>
      <span>{say(`${id}.${plan}.per`)}</span>
    </span>
  );
}

/** Annual or lifetime. Messages `<id>.title`, `.label`, `.go` and, for suppliers, `.subscribe`, `.how`, per plan `.name`, `.price`, `.per`, `.text`, `.guarantee`. */
export function ElitePlans({ id }: { id: string }) {
  const say = useSiteText();
  const heading = useId();
  const [plan, choose] = useState<ElitePlan>('annual');
  const { href, words } = useSubscribe(plan);
  const options = PLANS.map((value) => ({
    value,
    label: say(`${id}.${value}.name`),
    description: say(`${id}.${value}.text`),
    end: <Price id={id} plan={value} />,
  }));
  return (
    <Section tone="surface" labelledBy={heading} className={styles.plans}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <RadioCards label={say(`${id}.label`)} hideLabel columns={2} options={options} value={plan} onChange={choose} />
      <div className={styles.go}>
        <ButtonLink size="lg" href={href}>
          {say(`${id}.${words}`)}
        </ButtonLink>
        <p className={styles.how}>{say(`${id}.how`)}</p>
      </div>
      <ul className={styles.notes}>
        {PLANS.map((value) => (
          <li key={value}>
            <Pane status="completed" />
            <span>
              <strong>{say(`${id}.${value}.name`)}</strong> {say(`${id}.${value}.guarantee`)}
            </span>
          </li>
        ))}
      </ul>
      <SampleNote className={styles.how} />
    </Section>
  );
}
