import { paths } from '@nav/paths';
import { PlanStill } from '@ui/art/stills';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { OffersFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Ways } from '../../sections/ways/Ways';

const WAYS = [
  { name: 'enterprise', href: paths.site('enterprise-solutions') },
  { name: 'screening', href: paths.site('tenant-screening') },
  { name: 'tour', href: paths.site('product-tour') },
];

/** For offices that manage the buildings of others. */
export default function PropertyManagersPage() {
  return (
    <>
      <Opening
        id="property-managers.opening"
        tone="surface"
        actions={USUAL_ACTIONS}
        picture={<PlanStill windows={50} />}
        grounded
      />
      <FeatureList id="property-managers.list" items={['bulk', 'list', 'owners', 'import', 'record']} />
      <Split id="property-managers.offers" tone="dusk">
        <OffersFragment />
      </Split>
      <Ways id="property-managers.ways" ways={WAYS} />
      <Closing id="property-managers.closing" />
    </>
  );
}
