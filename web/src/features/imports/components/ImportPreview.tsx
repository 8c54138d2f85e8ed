import { countryName } from '@contract/country-names';
import { hasSeveralCurrencies } from '@contract/currencies';
import { isLanguage, LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { amountThatWraps } from '@shared/amount-that-wraps';
import { StatRow } from '@ui/data/StatRow';
import { Table } from '@ui/data/Table';
import { SelectField } from '@ui/fields/SelectField';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { Notice } from '@ui/states/Notice';
import type { Import } from '../api/imports';
import type { ImportFlow } from '../use-import-flow';
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

const SUMS = ['rentCents', 'depositCents', 'heldCents', 'owedCents', 'paidAheadCents', 'netBalanceCents'] as const;

/** A sum that says something: the net balance does only where some owe and others have paid ahead. */
function says(totals: Import['totals'][number], sum: (typeof SUMS)[number]): boolean {
  if (sum === 'netBalanceCents') return totals.owedCents !== 0 && totals.paidAheadCents !== 0;
  return sum === 'rentCents' || totals[sum] !== 0;
}

/** The money that a file brings, each with its currency: the manager compares it with the total row of the previous product. */
function ImportTotals({ found }: { found: Import }) {
  const t = useT();
  const { money } = useFormats();
  if (found.totals.length === 0) return null;
  return (
    <Section title={t('imports.totals')} className={styles.block}>
      {found.totals.map((totals) => (
        <StatRow
          key={totals.currency}
          stats={SUMS.filter((sum) => says(totals, sum)).map((sum) => ({
            id: sum,
            label: t(`imports.totals.${sum}`),
            figure: amountThatWraps(money(totals[sum], totals.currency, { code: true })),
          }))}
        />
      ))}
      {found.totals.some((totals) => says(totals, 'netBalanceCents')) && (
        <Text ink={2}>{t('imports.totals.netted')}</Text>
      )}
    </Section>
  );
}

/** How dates with two readings were read, by country: an order that was chosen wrong shows here. */
function DatesRead({ found }: { found: Import }) {
  const t = useT();
  const { language } = useLanguage();
  const { day, list } = useFormats();
  const countries = [...new Set(found.dates.map(({ country }) => country))];
  if (countries.length === 0) return null;
  const place = (country: string) => (country ? countryName(country, language) : t('imports.elsewhere'));
  return (
    <Notice title={t('imports.dates')}>
      {countries.map((country) => {
        const dates = found.dates.filter((one) => one.country === country);
        const read = list(
          dates.map(({ text, day: date }) => t('imports.dates.one', { text, day: day(date, { dateStyle: 'long' }) })),
        );
        return (
          <p key={country}>
            {countries.length > 1 ? t('imports.dates.in', { place: place(country), dates: read }) : read}
          </p>
        );
      })}
    </Notice>
  );
}

/** Written out, so that no one takes the month for the day. */
const LONG = { dateStyle: 'long' } as const;
const BY_PLACE = 'place';

/** In which languages the tenants get their messages: one choice for all whose lines don't say. */
function TenantLanguages({ found, flow }: { found: Import; flow: ImportFlow }) {
  const t = useT();
  const { list, number } = useFormats();
  if (found.languages.length === 0) return null;
  const nameOf = (code: string) => LANGUAGES.find((known) => known.code === code)?.nativeName ?? code;
  const counts = list(
    found.languages.map((one) => t('imports.languages.one', { name: nameOf(one.language), count: number(one.count) })),
  );
  const choose = (value: string) => void flow.write(isLanguage(value) ? value : undefined, found.leftOutRows > 0);
  return (
    <Section title={t('imports.languages')} className={styles.block}>
      <div className={styles.preset}>
        <p>{counts}</p>
        {found.withoutLanguage > 0 && flow.atHand && (
          <SelectField
            label={t('imports.languages.choose', { count: found.withoutLanguage })}
            help={t('imports.languages.help')}
            value={flow.atHand.answers.language ?? BY_PLACE}
            disabled={flow.share !== undefined}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: BY_PLACE, label: t('imports.languages.place') },
              ...LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName })),
            ]}
          />
        )}
      </div>
    </Section>
  );
}

/** What the file would make: figures, what is left as it is, and the first homes. */
export function ImportPreview({ found, flow }: { found: Import; flow: ImportFlow }) {
  const t = useT();
  const { money, list, day } = useFormats();
  const code = hasSeveralCurrencies(found.preview);
  type Row = Import['preview'][number];
  const rent = ({ rentCents, currency }: Row) => (rentCents === null ? '' : money(rentCents, currency, { code }));
  const term = ({ startsOn, termEndsOn }: Row) =>
    startsOn && termEndsOn
      ? t('imports.term.until', { start: day(startsOn, LONG), end: day(termEndsOn, LONG) })
      : startsOn && t('imports.term.open', { start: day(startsOn, LONG) });
  return (
    <>
      <ImportFigures found={found} />
      <ImportTotals found={found} />
      <TenantLanguages found={found} flow={flow} />
      <div className={styles.notes}>
        <DatesRead found={found} />
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
              { id: 'term', header: t('imports.term'), cell: term },
              { id: 'rent', header: t('imports.rent'), cell: rent, align: 'end' },
            ]}
            phone={(row) => ({
              pane: <Plate size="sm">{row.streetNumber}</Plate>,
              title: `${row.street}, ${row.unit}`,
              secondary: [list(row.tenants) || row.city, term(row)].filter(Boolean).join(', '),
              end: rent(row),
            })}
          />
        </Section>
      )}
    </>
  );
}
