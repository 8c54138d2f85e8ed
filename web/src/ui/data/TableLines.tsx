import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import type { PhoneRow, RowGroup, TableProps } from './Table';
import styles from './Table.module.css';

/** The rows of a table as lines, for phones. */
export function TableLines<Row>({
  caption,
  showCaption,
  groups,
  rowKey,
  rowHref,
  phone,
  phoneLead,
  muted,
}: TableProps<Row> & { groups: RowGroup<Row>[] }) {
  return (
    <div className={styles.phone} role="group" aria-label={typeof caption === 'string' ? caption : undefined}>
      {showCaption && <p className={styles.caption}>{caption}</p>}
      {groups.map((group, at) => (
        <section key={group.heading ?? at}>
          {group.heading && <h3 className={styles.phoneGroup}>{group.heading}</h3>}
          <ul>
            {group.rows.map((row) => (
              <li key={rowKey(row)} className={cx(styles.phoneItem, muted?.(row) && styles.muted)}>
                {phoneLead && <span className={styles.lead}>{phoneLead(row)}</span>}
                <PhoneLine href={rowHref?.(row)} row={phone(row)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PhoneLine({ href, row }: { href?: string; row: PhoneRow }) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      {row.pane && <span className={styles.pane}>{row.pane}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{row.title}</span>
        {row.secondary && <span className={styles.secondary}>{row.secondary}</span>}
      </span>
      {(row.end || row.endSecondary) && (
        <span className={styles.amount}>
          {row.end && <span className={styles.title}>{row.end}</span>}
          {row.endSecondary && <span className={styles.secondary}>{row.endSecondary}</span>}
        </span>
      )}
    </>
  );
  return href ? (
    <LinkComponent href={href} className={styles.line}>
      {content}
    </LinkComponent>
  ) : (
    <div className={styles.line}>{content}</div>
  );
}
