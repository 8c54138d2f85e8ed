import { useFormats } from '@i18n/formats';
import { IfPage } from '@nav/IfPage';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { PlanPictureProps } from '@ui/art/PlanPicture';
import { PlanStill } from '@ui/art/stills';
import { ButtonLink } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { PRICE_CURRENCY } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import styles from './Plans.module.css';

export interface Plan {
  /** Messages `<id>.name`, `.for`, `.go`, `.feature.<name>`; without a price `.price`. */
  id: string;
  /** Windows of its drawing. */
  windows: PlanPictureProps['windows'];
  monthlyCents?: number;
  /** Message of a badge; the plan is drawn in front. */
  badge?: string;
  href: string;
  features: readonly string[];
  /** The feature that promises people at any hour. Once plans are sold, it shows only where the office is always open. */
  aroundTheClock?: string;
}

interface PlanCardProps {
  plan: Plan;
  /** Level of its heading. */
  level: 2 | 3;
  /** Cents a month; none for a price on request. */
  price: number | undefined;
  per: string;
}

export function PlanCard({ plan, level, price, per }: PlanCardProps) {
  const t = useSiteText();
  const { money } = useFormats();
  const Heading = `h${level}` as const;
  return (
    <li className={cx(styles.plan, plan.badge && styles.front)}>
      <PlanStill windows={plan.windows} />
      <div className={styles.name}>
        <Heading>{t(`${plan.id}.name`)}</Heading>
        {plan.badge && <span className={styles.badge}>{t(plan.badge)}</span>}
      </div>
      <p className={styles.quiet}>{t(`${plan.id}.for`)}</p>
      <p className={styles.price}>
        <strong>
          {price === undefined ? t(`${plan.id}.price`) : money(price, PRICE_CURRENCY, { fraction: 'auto' })}
        </strong>{' '}
        {price !== undefined && <span className={styles.quiet}>{per}</span>}
      </p>
      <IfPage path={plan.href}>
        <ButtonLink variant={plan.badge ? 'primary' : 'secondary'} href={plan.href} fullWidth>
          {t(`${plan.id}.go`)}
        </ButtonLink>
      </IfPage>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={1.75} aria-hidden />
            <span>{t(`${plan.id}.feature.${feature}`)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
