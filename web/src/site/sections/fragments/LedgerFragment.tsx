import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import styles from './Fragment.module.css';

/** A made-up lease in Canada: what its ledger would say. */
const RENT_CENTS = 218_000;
const CASHBACK_CENTS = 2180;
const CURRENCY = 'CAD';
const ENTRIES = [
  { day: '2025-11-01', entry: 'november', charge: RENT_CENTS },
  { day: '2025-11-03', entry: 'card', payment: RENT_CENTS },
  { day: '2025-11-03', entry: 'cashback', payment: CASHBACK_CENTS },
  { day: '2025-12-01', entry: 'december', charge: RENT_CENTS },
] as const;
const SHORT = { month: 'short', day: 'numeric' } as const;

function Entries({ id }: { id: string }) {
  const t = useT();
  const { money, day } = useFormats();
  return (
    <tbody>
      {ENTRIES.map((row) => (
        <tr key={row.entry}>
          <td className={styles.quiet}>{day(row.day, SHORT)}</td>
          <td>{t(messageId(`${id}.entry.${row.entry}`))}</td>
          <td className={styles.figure}>{'charge' in row && money(row.charge, CURRENCY)}</td>
          <td className={styles.figure}>
            {'payment' in row && <span className={styles.credit}>{money(row.payment, CURRENCY)}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** A piece of a lease's ledger, as landlords see it: an example, named as one. */
export function LedgerFragment({ id }: { id: string }) {
  const t = useT();
  const { money, day } = useFormats();
  const next = day('2025-12-01', { month: 'long', day: 'numeric' });
  return (
    <figure aria-label={t(messageId(`${id}.example`))}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Plate>233</Plate>
          <div>
            <p className={styles.name}>{t(messageId(`${id}.unit`))}</p>
            <p className={styles.quiet}>
              {t(messageId(`${id}.term`), { end: day('2026-06-30', { month: 'long', day: 'numeric' }) })}
            </p>
          </div>
          <StatusChip status="paid">{t(messageId(`${id}.paid`))}</StatusChip>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              {['date', 'entry', 'charge', 'payment'].map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'charge' || column === 'payment' ? styles.figure : undefined}
                >
                  {t(messageId(`${id}.column.${column}`))}
                </th>
              ))}
            </tr>
          </thead>
          <Entries id={id} />
        </table>
      </div>
      <div className={styles.note}>
        <div className={styles.head}>
          <p className={styles.name}>{t(messageId(`${id}.next`), { day: next })}</p>
          <span className={styles.switch} aria-hidden />
        </div>
        <p className={styles.quiet}>
          {t(messageId(`${id}.autopay`), { amount: money(RENT_CENTS - CASHBACK_CENTS, CURRENCY) })}
        </p>
      </div>
    </figure>
  );
}
