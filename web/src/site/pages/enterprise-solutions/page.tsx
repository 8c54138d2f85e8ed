import { paths } from '@nav/paths';
import { PlanStill } from '@ui/art/stills';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { Opening } from '../../sections/opening/Opening';
import { Steps } from '../../sections/steps/Steps';

const ACTIONS = [
  { href: paths.site('contact'), label: 'enterprise-solutions.opening.go' },
  { href: paths.site('api-documentation'), label: 'enterprise-solutions.list.api.title' },
];

/** What large portfolios ask for. */
export default function EnterpriseSolutionsPage() {
  return (
    <>
      <Opening
        id="enterprise-solutions.opening"
        tone="dusk"
        actions={ACTIONS}
        picture={<PlanStill windows="many" />}
        grounded
      />
      <FeatureList
        id="enterprise-solutions.list"
        look="columns"
        items={['import', 'audit', 'api', 'own', 'currencies', 'agreement']}
      />
      <Steps id="enterprise-solutions.start" steps={['talk', 'trial', 'train', 'switch']} tone="surface" />
      <Closing id="enterprise-solutions.closing" href={paths.site('contact')} />
    </>
  );
}
