import { RESPONSE_HOURS } from '@contract/priorities';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { still } from '@ui/later/still';
import { IMPACT, PLAN_PRICES } from '../../facts/figures';
import { ArrowLink } from '../../sections/ArrowLink';
import { PriceBars } from '../../sections/bars/PriceBars';
import { Closing } from '../../sections/closing/Closing';
import { Doors } from '../../sections/doors/Doors';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { SampleNote } from '../../sections/figures/SampleNote';
import { ChatFragment } from '../../sections/fragments/ChatFragment';
import { LedgerFragment } from '../../sections/fragments/LedgerFragment';
import { MethodFees } from '../../sections/fragments/MethodFees';
import { RepairFragment } from '../../sections/fragments/RepairFragment';
import { Hero } from '../../sections/hero/Hero';
import { Plans } from '../../sections/plans/Plans';
import { Quotations } from '../../sections/quotes/Quotations';
import { Split } from '../../sections/split/Split';

const FiftyHomes = still(async () => (await import('../../sections/homes/FiftyHomes')).FiftyHomes);

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
    aroundTheClock: 'support',
  },
  {
    id: 'home.plans.diamond',
    windows: 'many',
    href: paths.site('contact'),
    features: ['premium', 'manager', 'api'],
  },
] as const;

const DOORS = [
  { id: 'home.doors.landlord', href: paths.signInDialog('landlord'), door: 'landlord' },
  { id: 'home.doors.tenant', href: paths.signInDialog('tenant'), door: 'tenant' },
  { id: 'home.doors.supplier', href: paths.signInDialog('supplier'), door: 'supplier' },
] as const;

const FIGURES = [
  { fact: 'properties', label: 'home.figures.properties' },
  { fact: 'tenants', label: 'home.figures.tenants' },
  { fact: 'rentProcessed', label: 'home.figures.rent' },
  { fact: 'uptime', label: 'home.figures.uptime' },
];

const PRICES = [
  { label: 'home.price.own', amount: PLAN_PRICES.basicCents, accent: true },
  { label: 'home.price.others', amount: PLAN_PRICES.traditionalCents },
];

/** The landing page. */
export default function HomePage() {
  const t = useT();
  const { money } = useFormats();
  const paid = { amount: money(169_000, 'CAD', { fraction: 'hide' }) };
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
      <FigureStrip figures={FIGURES} />
      <Doors id="home.doors" doors={DOORS} />
      <Split id="home.rent" more={<MethodFees id="fragments.fees" />}>
        <LedgerFragment id="fragments.ledger" />
      </Split>
      <Split id="home.repair" values={{ emergencyHours: RESPONSE_HOURS.emergency }} tone="surface" flip>
        <RepairFragment id="fragments.repair" />
      </Split>
      <Split id="home.languages">
        <ChatFragment id="fragments.chat" />
      </Split>
      <PriceBars id="home.price" bars={PRICES} />
      <Plans id="home.plans" plans={PLANS} planned more={paths.site('pricing')} />
      <Quotations
        id="home.quotes"
        quotations={['fragments.quotes.priya', 'fragments.quotes.sarah', 'fragments.quotes.carlos']}
        href={paths.site('reviews')}
      />
      <Split
        id="home.impact"
        tone="lamp"
        more={
          <>
            <SampleNote />
            <ArrowLink href={paths.site('community-impact')}>{t('home.impact.go')}</ArrowLink>
          </>
        }
      >
        <FiftyHomes count={IMPACT.propertiesPerHome} />
      </Split>
      <Closing id="home.closing" />
    </>
  );
}
