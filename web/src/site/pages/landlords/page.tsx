import { paths } from '@nav/paths';
import { DoorStill } from '@ui/art/stills';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { RentsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Quotations } from '../../sections/quotes/Quotations';
import { Split } from '../../sections/split/Split';
import { Ways } from '../../sections/ways/Ways';

const QUOTES = ['fragments.quotes.priya', 'fragments.quotes.sarah', 'fragments.quotes.carlos'];

const WAYS = [
  { name: 'rent', href: paths.site('rent-collection') },
  { name: 'maintenance', href: paths.site('maintenance-management') },
  { name: 'protection', href: paths.site('protection-plan') },
  { name: 'pricing', href: paths.site('pricing') },
];

/** For people who rent out homes. */
export default function LandlordsPage() {
  return (
    <>
      <Opening
        id="landlords.opening"
        tone="dusk"
        actions={USUAL_ACTIONS}
        picture={<DoorStill door="landlord" />}
        grounded
      />
      <FeatureList id="landlords.list" items={['first', 'fifth', 'any', 'spring', 'year']} />
      <Split id="landlords.rents" tone="lamp" flip>
        <RentsFragment />
      </Split>
      <Quotations id="landlords.quotes" quotations={QUOTES} href={paths.site('reviews')} />
      <Ways id="landlords.ways" ways={WAYS} />
      <Closing id="landlords.closing" />
    </>
  );
}
