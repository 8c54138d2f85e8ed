import type { ProtectionPlan } from '@contract/protection-plans';
import { useFormats } from '@i18n/formats';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { DUCTWORK_LIMIT_CENTS, PRICE_CURRENCY } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import styles from './ProtectionPlans.module.css';

interface ProtectionCardProps {
  id: string;
  plan: ProtectionPlan;
  chosen: boolean;
  onChoose: () => void;
}

/** Price a month and a year, deductible, maximum. */
function Terms({ id, plan }: Pick<ProtectionCardProps, 'id' | 'plan'>) {
  const say = useSiteText();
  const { money } = useFormats();
  const whole = (amount: number) => money(amount, PRICE_CURRENCY, { fraction: 'hide' });
  const year = { annual: money(plan.annualCents, PRICE_CURRENCY), savings: money(plan.savingsCents, PRICE_CURRENCY) };
  return (
    <>
      <p className={styles.price}>
        <strong>{money(plan.monthlyCents, PRICE_CURRENCY)}</strong> {say(`${id}.plans.perMonth`)}
      </p>
      <p className={styles.quiet}>{say(`${id}.plans.perYear`, year)}</p>
      <dl className={styles.terms}>
        <div>
          <dt>{say(`${id}.plans.deductible`)}</dt>
          <dd>{whole(plan.deductibleCents)}</dd>
        </div>
        <div>
          <dt>{say(`${id}.plans.maxClaim`)}</dt>
          <dd>{whole(plan.maxClaimCents)}</dd>
        </div>
      </dl>
    </>
  );
}

/** One protection plan, to be chosen. */
export function ProtectionCard({ id, plan, chosen, onChoose }: ProtectionCardProps) {
  const say = useSiteText();
  const { money } = useFormats();
  const ductwork = money(DUCTWORK_LIMIT_CENTS, PRICE_CURRENCY, { fraction: 'hide' });
  return (
    <li className={cx(styles.plan, chosen && styles.chosen)}>
      <div className={styles.head}>
        <h4 className={styles.title}>{say(`${id}.plans.name.${plan.id}`)}</h4>
        {plan.popular && <span className={styles.badge}>{say(`${id}.plans.popular`)}</span>}
      </div>
      <Terms id={id} plan={plan} />
      <p className={styles.covers}>{say(`${id}.plans.covers`)}</p>
      <ul className={styles.coverage}>
        {plan.coverage.map((item) => (
          <li key={item}>
            <IconCheck size={18} stroke={1.75} aria-hidden />
            <span>{say(`${id}.cover.${item}`, { ductwork })}</span>
          </li>
        ))}
      </ul>
      <Button variant={chosen ? 'primary' : 'secondary'} fullWidth aria-pressed={chosen} onClick={onChoose}>
        {say(`${id}.plans.${chosen ? 'chosen' : 'choose'}`)}
      </Button>
    </li>
  );
}
