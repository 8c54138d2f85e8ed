import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { StatRow } from '@ui/data/StatRow';
import { Table } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { Notice } from '@ui/states/Notice';
import type { Import } from '../api/imports';
import styles from './imports.module.css';

/** How much a file brings. */
export function ImportFigures({ found }: { found: Import }) {
  const t = useT();
  const { number } = useFormats();
  const { properties, units, leases, tenants } = found.counts;
  return (
    <StatRow
      stats={Object.entries({ properties, units, leases, tenants }).map(([id, count]) => ({
        id,
        label: t(messageId(`imports.figure.${id}`)),
        figure: number(count),
      }))}
    />
  );
}

const SUMS = ['rentCents', 'depositCents', 'heldCents', 'balanceCents', 'prepaymentCents'] as const;

/** The money that a file brings, by currency: the manager compares it with the total row of the previous product. */
function ImportTotals({ found }: { found: Import }) {
  const t = useT();
  const { money } = useFormats();
  if (found.totals.length === 0) return null;
  return (
    <Section title={t('imports.totals')} className={styles.block}>
      {found.totals.map((totals) => (
        <StatRow
          key={totals.currency}
          stats={SUMS.filter((sum) => sum === 'rentCents' || totals[sum] !== 0).map((sum) => ({
            id: sum,
            label: t(`imports.totals.${sum}`),
            figure: money(totals[sum], totals.currency),
          }))}
        />
      ))}
    </Section>
  );
}

/** What the file would make: figures, what is left as it is, and the first homes. */
export function ImportPreview({ found }: { found: Import }) {
  const t = useT();
  const { money, list } = useFormats();
  type Row = Import['preview'][number];
  const rent = ({ rentCents, currency }: Row) => (rentCents === null ? '' : money(rentCents, currency));
  return (
    <>
      <ImportFigures found={found} />
      <ImportTotals found={found} />
      <div className={styles.notes}>
        {found.counts.known > 0 && (
          <Notice title={t('imports.known', { count: found.counts.known })}>{t('imports.known.text')}</Notice>
        )}
        {found.leftOutRows > 0 && (
          <Notice tone="warning" title={t('imports.leftOut', { count: found.leftOutRows })}>
            {found.withTheirUnit > 0 && t('imports.leftOut.unit', { count: found.withTheirUnit })}
          </Notice>
        )}
        {found.onPaper > 0 && <Notice>{t('imports.onPaper', { count: found.onPaper })}</Notice>}
        {found.withoutEmail > 0 && <Notice>{t('imports.withoutEmail', { count: found.withoutEmail })}</Notice>}
        {found.otherRows > 0 && <Notice>{t('imports.otherRows', { count: found.otherRows })}</Notice>}
        {found.ignored.length > 0 && <Notice>{t('imports.ignored', { columns: list(found.ignored) })}</Notice>}
        {found.sharedEmails.map(({ line, email, names }) => (
          <Notice key={`${line} ${email}`} tone="warning">
            {t('imports.sharedEmail', { line, email, names: list(names) })}
          </Notice>
        ))}
        {found.counts.leases > 0 && <Notice>{t('imports.drafts')}</Notice>}
      </div>
      {found.preview.length > 0 && (
        <Section
          title={t('imports.preview')}
          aside={
            found.counts.units > found.preview.length
              ? t('imports.preview.first', { count: found.preview.length })
              : undefined
          }
          className={styles.block}
        >
          <Table
            caption={t('imports.preview')}
            rows={found.preview}
            rowKey={({ line, unit }) => `${line} ${unit}`}
            columns={[
              { id: 'line', header: t('imports.line'), cell: ({ line }) => line, align: 'end', tight: true },
              {
                id: 'home',
                header: t('imports.home'),
                cell: (row) => (
                  <span className={styles.home}>
                    <Plate size="sm">{`${row.streetNumber}-${row.unit}`}</Plate> {row.street}
                  </span>
                ),
              },
              { id: 'city', header: t('imports.city'), cell: ({ city }) => city },
              { id: 'tenants', header: t('imports.figure.tenants'), cell: ({ tenants }) => list(tenants) },
              { id: 'rent', header: t('imports.rent'), cell: rent, align: 'end' },
            ]}
            phone={(row) => ({
              pane: <Plate size="sm">{row.streetNumber}</Plate>,
              title: `${row.street}, ${row.unit}`,
              secondary: list(row.tenants) || row.city,
              end: rent(row),
            })}
          />
        </Section>
      )}
    </>
  );
}
