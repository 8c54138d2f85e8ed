import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { FIGURES, IMPACT, PLAN_PRICES, PRICE_CURRENCY } from '../../facts/figures';
import { ArrowLink } from '../../sections/ArrowLink';
import { PriceBars } from '../../sections/bars/PriceBars';
import { Closing } from '../../sections/closing/Closing';
import { Doors } from '../../sections/doors/Doors';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { Hero } from '../../sections/hero/Hero';
import { FiftyHomes } from '../../sections/homes/FiftyHomes';
import { Plans } from '../../sections/plans/Plans';
import { Quotations } from '../../sections/quotes/Quotations';
import { ChatFragment } from '../../sections/split/ChatFragment';
import { LedgerFragment } from '../../sections/split/LedgerFragment';
import { MethodFees } from '../../sections/split/MethodFees';
import { RepairFragment } from '../../sections/split/RepairFragment';
import { Split } from '../../sections/split/Split';

const PLANS = [
  {
    id: 'home.plans.basic',
    windows: 10,
    monthlyCents: PLAN_PRICES.basicCents,
    href: paths.registerLandlord(),
    features: ['rent', 'repairs', 'portal'],
  },
  {
    id: 'home.plans.premium',
    windows: 50,
    monthlyCents: PLAN_PRICES.premiumCents,
    badge: 'home.plans.popular',
    href: paths.registerLandlord(),
    features: ['basic', 'support', 'screening', 'reports'],
  },
  {
    id: 'home.plans.diamond',
    windows: 'many',
    href: paths.site('contact'),
    features: ['premium', 'manager', 'roles'],
  },
] as const;

const DOORS = [
  { id: 'home.doors.landlord', href: paths.registerLandlord(), door: 'landlord' },
  { id: 'home.doors.tenant', href: paths.tenantAccess(), door: 'tenant' },
  { id: 'home.doors.supplier', href: paths.registerSupplier(), door: 'supplier' },
] as const;

/** The landing page's figures, as its readers write them. */
function useHomeFigures() {
  const { money, number, percent } = useFormats();
  const whole = (amount: number) => money(amount, PRICE_CURRENCY, { cents: false });
  return {
    strip: [
      { value: `${number(FIGURES.properties)}+`, label: 'home.figures.properties' },
      { value: `${number(FIGURES.tenants)}+`, label: 'home.figures.tenants' },
      {
        value: `${number(FIGURES.rentProcessedCents / 100, { style: 'currency', currency: PRICE_CURRENCY, currencyDisplay: 'narrowSymbol', notation: 'compact' })}+`,
        label: 'home.figures.rent',
      },
      { value: percent(FIGURES.uptime), label: 'home.figures.uptime' },
    ],
    prices: {
      own: whole(PLAN_PRICES.basicCents),
      others: whole(PLAN_PRICES.traditionalCents),
      saved: percent(FIGURES.paperworkSaved),
      onTime: percent(FIGURES.onTimePayments),
    },
    rating: { rating: number(FIGURES.appRating) },
    paid: { amount: money(169_000, 'CAD', { cents: false }) },
  };
}

/** The landing page. */
export default function HomePage() {
  const t = useT();
  const { strip, prices, rating, paid } = useHomeFigures();
  return (
    <>
      <Hero
        id="home.hero"
        callouts={[
          { id: 'home.hero.paid', status: 'paid', values: paid },
          { id: 'home.hero.heating', title: 'original' },
          { id: 'home.hero.boiler', status: 'scheduled' },
        ]}
      />
      <FigureStrip figures={strip} />
      <Doors id="home.doors" doors={DOORS} />
      <Split id="home.rent" more={<MethodFees id="home.rent.fees" />}>
        <LedgerFragment id="home.rent.ledger" />
      </Split>
      <Split id="home.repair" tone="surface" flip>
        <RepairFragment id="home.repair.request" />
      </Split>
      <Split id="home.languages">
        <ChatFragment id="home.languages.chat" name={t('home.languages.chat.person')} originalLanguage={t('home.languages.chat.language')} />
      </Split>
      <PriceBars
        id="home.price"
        values={prices}
        bars={[
          { label: 'home.price.own', amount: PLAN_PRICES.basicCents, accent: true },
          { label: 'home.price.others', amount: PLAN_PRICES.traditionalCents },
        ]}
      />
      <Plans id="home.plans" plans={PLANS} />
      <Quotations
        id="home.quotes"
        values={rating}
        quotations={['home.quotes.priya', 'home.quotes.sarah', 'home.quotes.carlos']}
        href={paths.site('reviews')}
      />
      <Split
        id="home.impact"
        tone="lamp"
        values={IMPACT}
        more={<ArrowLink href={paths.site('community-impact')}>{t('home.impact.go')}</ArrowLink>}
      >
        <FiftyHomes count={IMPACT.propertiesPerHome} />
      </Split>
      <Closing id="home.closing" href={paths.registerLandlord()} />
    </>
  );
}
