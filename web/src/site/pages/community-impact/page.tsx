import { paths } from '@nav/paths';
import { IMPACT } from '../../facts/figures';
import { SampleNote } from '../../sections/figures/SampleNote';
import { FiftyHomes } from '../../sections/homes/FiftyHomes';
import { ImpactTotals } from '../../sections/impact/ImpactTotals';
import { Join } from '../../sections/impact/Join';
import { Partners } from '../../sections/impact/Partners';
import { Projects } from '../../sections/impact/Projects';
import { Opening } from '../../sections/opening/Opening';

const WAYS = [
  { name: 'landlords', href: paths.registerLandlord(), door: 'landlord' },
  { name: 'tenants', href: `${paths.site('rental-marketplace')}?cares=yes`, door: 'tenant' },
] as const;

/** The results of the charity program. */
export default function CommunityImpactPage() {
  return (
    <>
      <Opening
        id="community-impact.opening"
        tone="lamp"
        picture={<FiftyHomes count={IMPACT.propertiesPerHome} />}
        more={<SampleNote />}
      />
      <ImpactTotals id="community-impact.totals" />
      <Projects id="community-impact.projects" />
      <Partners id="community-impact.partners" tone="surface" />
      <Join id="community-impact.join" ways={WAYS} />
    </>
  );
}
