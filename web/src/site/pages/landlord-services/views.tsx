import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { StatRow } from '@ui/data/StatRow';
import { Section } from '@ui/layout/Section';
import type { StatusName } from '@ui/pane/status';
import { Rows } from '../../sections/services/Rows';

const ID = 'landlord-services';

function Go({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink variant="secondary" size="sm" href={href}>
      {label}
    </ButtonLink>
  );
}

export interface PropertyLine {
  id: string;
  name: string;
  units: number;
  occupied: number;
  href: string;
}

/** Properties, each occupied or with available units, and the way to add one. */
export function PropertyView({ properties, add }: { properties: readonly PropertyLine[]; add: string }) {
  const t = useT();
  const rows = properties.map(({ id, name, units, occupied, href }) => {
    const full = units > 0 && occupied === units;
    return {
      id,
      title: name,
      text: t(`${ID}.units`, { units, occupied }),
      status: {
        pane: full ? ('active' as const) : ('vacant' as const),
        label: t(`${ID}.status.${full ? 'occupied' : 'available'}`),
      },
      end: <Go href={href} label={t(`${ID}.manage`)} />,
    };
  });
  return (
    <>
      <div>
        <ButtonLink href={add}>{t(`${ID}.addProperty`)}</ButtonLink>
      </div>
      <Rows rows={rows} none={t(`${ID}.noProperties`)} />
    </>
  );
}

export interface TenantLine {
  id: string;
  names: string;
  home: string;
  due: boolean;
  href: string;
}

/** Tenants with the state of their rent. */
export function TenantView({ tenants }: { tenants: readonly TenantLine[] }) {
  const t = useT();
  const rows = tenants.map(({ id, names, home, due, href }) => ({
    id,
    title: names,
    text: home,
    status: {
      pane: due ? ('due' as const) : ('paid' as const),
      label: t(`${ID}.status.${due ? 'rentDue' : 'rentPaid'}`),
    },
    end: <Go href={href} label={t(`${ID}.contact`)} />,
  }));
  return <Rows rows={rows} none={t(`${ID}.noTenants`)} />;
}

export interface Sum {
  currency: string;
  collectedCents: number;
  outstandingCents: number;
}

export interface PaymentLine {
  id: string;
  who: string;
  cents: number;
  currency: string;
  href?: string;
}

/** What came in this month and what did not, a line of figures per currency, and the latest payments. */
export function RentView({
  sums,
  properties,
  payments,
}: {
  sums: readonly Sum[];
  properties: number;
  payments: readonly PaymentLine[];
}) {
  const t = useT();
  const { money, number } = useFormats();
  const rows = payments.map(({ id, who, cents, currency, href }) => ({
    id,
    title: who,
    text: money(cents, currency),
    end: href && <Go href={href} label={t(`${ID}.ledger`)} />,
  }));
  return (
    <>
      {sums.map(({ currency, collectedCents, outstandingCents }) => (
        <StatRow
          key={currency}
          stats={[
            { id: 'collected', label: t(`${ID}.collected`), figure: money(collectedCents, currency), note: currency },
            {
              id: 'outstanding',
              label: t(`${ID}.outstanding`),
              figure: money(outstandingCents, currency),
              note: currency,
            },
            { id: 'properties', label: t(`${ID}.propertyCount`), figure: number(properties) },
          ]}
        />
      ))}
      <Section title={t(`${ID}.recentPayments`)}>
        <Rows rows={rows} none={t(`${ID}.noPayments`)} />
      </Section>
    </>
  );
}

export interface JobLine {
  id: string;
  title: string;
  status: { pane: StatusName; label: string };
  cost?: string;
  /** Whether a supplier is already doing it. */
  taken?: boolean;
  href: string;
}

/** Requests with their cost, and a link to suppliers. */
export function JobView({ jobs }: { jobs: readonly JobLine[] }) {
  const t = useT();
  const rows = jobs.map(({ cost, taken, href, ...job }) => ({
    ...job,
    text: t(`${ID}.cost`, { cost: cost ?? t(`${ID}.noCost`) }),
    end: <Go href={href} label={t(`${ID}.${taken ? 'manage' : 'assign'}`)} />,
  }));
  return (
    <>
      <Rows rows={rows} none={t(`${ID}.noJobs`)} />
      <div>
        <Go href={paths.site('partner-marketplace')} label={t(`${ID}.partners`)} />
      </div>
    </>
  );
}
