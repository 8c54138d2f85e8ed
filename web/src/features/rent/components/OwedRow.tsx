import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { Link } from '@ui/link/Link';
import { Plate } from '@ui/plate/Plate';
import { Notice } from '@ui/states/Notice';
import type { OwedLease } from '../api/types';
import { homeName } from '../methods';
import { EntryFields } from './EntryFields';
import type { Entries, EntryField } from './use-entries';
import styles from './entry.module.css';

interface OwedRowProps {
  lease: OwedLease;
  /** Adds the currency to each amount, where the list has several. */
  code: boolean;
  chosen: boolean;
  choose: () => void;
  entries: Entries;
  wrong: EntryField | undefined;
  /** Why the server refused it. */
  refused: string | undefined;
  /** The day of a payment that is there already and may be the same. */
  sameOn: string | undefined;
}

/** A lease that owes something; once it is chosen, what came in for it is typed below. */
export function OwedRow({ lease, code, chosen, choose, entries, wrong, refused, sameOn }: OwedRowProps) {
  const t = useT();
  const { money, day } = useFormats();
  const { leaseId, tenants, currency, openCents, overdueCents, overdueSince, processingCents, remindedOn } = lease;
  const names = tenants.map(({ name }) => name).join(', ') || t('rent.nobody');
  const noEmail = tenants.length > 0 && tenants.every(({ hasEmail }) => !hasEmail);
  return (
    <li className={styles.row}>
      <span className={styles.box}>
        <Checkbox
          label=""
          aria-label={t('rent.choose', { home: homeName(lease), name: names })}
          checked={chosen}
          onChange={choose}
        />
      </span>
      <div className={styles.who}>
        <span className={styles.name}>
          <Link href={paths.landlordLease(leaseId)}>{names}</Link>
        </span>
        <span>
          <Plate size="sm">{homeName(lease)}</Plate> <span className={styles.quiet}>{lease.street}</span>
        </span>
        {remindedOn && <span className={styles.quiet}>{t('rent.remindedOn', { day: day(remindedOn) })}</span>}
        {noEmail && <span className={styles.quiet}>{t('rent.noEmail')}</span>}
      </div>
      <div className={styles.owed}>
        <strong>{money(openCents, currency, { code })}</strong>
        <span className={overdueSince ? styles.overdue : styles.quiet}>
          {overdueSince
            ? overdueCents < openCents
              ? t('rent.overduePart', { amount: money(overdueCents, currency, { code }), day: day(overdueSince) })
              : t('rent.overdueSince', { day: day(overdueSince) })
            : t('rent.notOverdue')}
        </span>
        {processingCents > 0 && (
          <span className={styles.quiet}>
            {t('rent.onItsWay', { amount: money(processingCents, currency, { code }) })}
          </span>
        )}
      </div>
      {refused && (
        <div className={styles.problem}>
          <FormError title={refused} />
        </div>
      )}
      {chosen && sameOn && (
        <div className={styles.problem} data-asks="">
          <Notice announce tone="warning">
            {t('rent.entry.same', {
              amount: money(entries.centsOfEntry(lease) ?? 0, currency, { code }),
              day: day(sameOn),
            })}
            <Checkbox
              label={t('rent.entry.another')}
              checked={entries.isAnother(lease)}
              onChange={(event) => entries.sayAnother(lease, event.target.checked)}
            />
          </Notice>
        </div>
      )}
      {chosen && <EntryFields lease={lease} entries={entries} wrong={wrong} />}
    </li>
  );
}
