import { paths } from '@nav/paths';
import { HouseStill } from '@ui/art/stills';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { RentsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Ways } from '../../sections/ways/Ways';
import { Across } from './Across';

const SUITE = [
  { name: 'property', href: paths.site('property-management') },
  { name: 'rent', href: paths.site('rent-collection') },
  { name: 'screening', href: paths.site('tenant-screening') },
  { name: 'maintenance', href: paths.site('maintenance-management') },
  { name: 'documents', href: paths.site('document-management') },
  { name: 'insurance', href: paths.site('insurance-hub') },
  { name: 'enterprise', href: paths.site('enterprise-solutions') },
];

/** What many ask for and the product does not do yet. */
const PLANNED = ['screening'];

/** The whole suite at a glance. */
export default function FeaturesPage() {
  return (
    <>
      <Opening id="features.opening" actions={USUAL_ACTIONS} picture={<HouseStill seed="features" palette="lamp" />} />
      <Ways id="features.suite" text ways={SUITE} tone="surface" />
      <Split id="features.rent" tone="dusk" flip>
        <RentsFragment />
      </Split>
      <Across />
      <FeatureList id="features.planned" text items={PLANNED} tone="surface" />
      <Closing id="features.closing" href={paths.site('product-tour')} />
    </>
  );
}
