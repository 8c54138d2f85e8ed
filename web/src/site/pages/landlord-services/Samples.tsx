import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { SampleNotice } from '../../sections/services/SampleNotice';
import { JobView, PropertyView, RentView, TenantView } from './views';

const ID = 'landlord-services';
const CURRENCY = 'CAD';
const signInFor = (target: string) => withNext(paths.login(), target);

/** Made-up houses, tenants, payments and jobs; every button leads to the sign-in and then to one's own. */
export function SampleProperties() {
  const t = useT();
  const href = signInFor(paths.landlordProperties());
  const properties = [
    { id: 'maple', name: t(`${ID}.sample.maple`), units: 4, occupied: 4, href },
    { id: 'harbour', name: t(`${ID}.sample.harbour`), units: 6, occupied: 5, href },
  ];
  return (
    <>
      <SampleNotice id={ID} signIn={href} />
      <PropertyView properties={properties} add={signInFor(paths.landlordNewProperty())} />
    </>
  );
}

export function SampleTenants() {
  const t = useT();
  const href = signInFor(paths.landlordLeases());
  const tenants = [
    { id: 'paid', names: t(`${ID}.sample.first.person`), home: t(`${ID}.sample.maple`), due: false, href },
    { id: 'due', names: t(`${ID}.sample.second.person`), home: t(`${ID}.sample.harbour`), due: true, href },
  ];
  return (
    <>
      <SampleNotice id={ID} signIn={href} />
      <TenantView tenants={tenants} />
    </>
  );
}

export function SampleRents() {
  const t = useT();
  const payments = [
    { id: 'first', who: t(`${ID}.sample.first.person`), cents: 145_000, currency: CURRENCY },
    { id: 'third', who: t(`${ID}.sample.third.person`), cents: 138_000, currency: CURRENCY },
  ];
  return (
    <>
      <SampleNotice id={ID} signIn={signInFor(paths.landlordHome())} />
      <RentView
        sums={[{ currency: CURRENCY, collectedCents: 1_268_000, outstandingCents: 152_500 }]}
        properties={2}
        payments={payments}
      />
    </>
  );
}

export function SampleJobs() {
  const t = useT();
  const { money } = useFormats();
  const href = signInFor(paths.landlordMaintenance());
  const jobs = [
    {
      id: 'faucet',
      title: t(`${ID}.sample.faucet`),
      status: { pane: 'inprogress' as const, label: t(`${ID}.status.in_progress`) },
      href,
    },
    {
      id: 'heating',
      title: t(`${ID}.sample.heating`),
      status: { pane: 'completed' as const, label: t(`${ID}.status.completed`) },
      cost: money(24_000, CURRENCY),
      href,
    },
  ];
  return (
    <>
      <SampleNotice id={ID} signIn={href} />
      <JobView jobs={jobs} />
    </>
  );
}
