import { useFormats } from '@i18n/formats';
import { Pane } from '@ui/pane/Pane';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import { useSiteText } from '../../facts/use-site-text';
import styles from './RowsFragment.module.css';

export interface FragmentRow {
  /** Messages `<id>.<name>.title` and `.text`. */
  name: string;
  status: StatusName;
  /** At the right; otherwise the message `<id>.<name>.end` when `end` is set. */
  amountCents?: number;
  end?: boolean;
}

export interface RowsFragmentProps {
  /** Messages `<id>.example` (says that it is one), `.title`, `.text`, with `chip` also `.chip`. */
  id: string;
  /** House number at the head. */
  plate?: string;
  chip?: StatusName;
  currency?: string;
  rows: readonly FragmentRow[];
}

/** A piece of the product's lists, drawn with the product's own parts: an example, named as one. */
export function RowsFragment({ id, plate, chip, currency = 'CAD', rows }: RowsFragmentProps) {
  const say = useSiteText();
  const { money } = useFormats();
  return (
    <figure className={styles.card} aria-label={say(`${id}.example`)}>
      <div className={styles.head}>
        {plate && <Plate>{plate}</Plate>}
        <div>
          <p className={styles.name}>{say(`${id}.title`)}</p>
          <p className={styles.quiet}>{say(`${id}.text`)}</p>
        </div>
        {chip && <StatusChip status={chip}>{say(`${id}.chip`)}</StatusChip>}
      </div>
      <ul>
        {rows.map(({ name, status, amountCents, end }) => (
          <li key={name} className={styles.row}>
            <Pane status={status} size="large" />
            <div>
              <p className={styles.label}>{say(`${id}.${name}.title`)}</p>
              <p className={styles.quiet}>{say(`${id}.${name}.text`)}</p>
            </div>
            {amountCents !== undefined && <span className={styles.figure}>{money(amountCents, currency)}</span>}
            {end && <span className={styles.quiet}>{say(`${id}.${name}.end`)}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
