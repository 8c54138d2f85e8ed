import { cx } from '../cx';
import { formatMoney, type MoneyFormat } from './format';
import styles from './Money.module.css';

export interface MoneyProps extends MoneyFormat {
  /** Credits may be green where a word or the column says so too. */
  tone?: 'credit' | 'overdue';
  className?: string;
}

/** An amount in tabular figures that never breaks. */
export function Money({ tone, className, ...format }: MoneyProps) {
  return <span className={cx(styles.money, tone && styles[tone], className)}>{formatMoney(format)}</span>;
}
