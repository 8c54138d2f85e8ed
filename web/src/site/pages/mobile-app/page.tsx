import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { NightHome } from '../../sections/fragments/NightHome';
import { Opening } from '../../sections/opening/Opening';
import { Shops } from './ShopLinks';

const FIGURES = [
  { fact: 'rating', label: 'mobile-app.figures.rating' },
  { fact: 'downloads', label: 'mobile-app.figures.downloads' },
  { fact: 'uptime', label: 'mobile-app.figures.uptime' },
];

const ACTIONS = [{ href: '#install', label: 'mobile-app.opening.go' }];

/** The installable app: how to get it, and what it does for whom. */
export default function MobileAppPage() {
  return (
    <>
      <Opening id="mobile-app.opening" actions={ACTIONS} picture={<NightHome seed="pocket" window={[2, 1]} />} />
      <FigureStrip figures={FIGURES} />
      <Shops />
      <div id="install">
        <FeatureList id="mobile-app.install" look="columns" items={['ios', 'android', 'computer']} />
      </div>
      <FeatureList id="mobile-app.tenants" look="columns" items={['pay', 'report', 'papers']} tone="surface" />
      <FeatureList id="mobile-app.owners" look="columns" items={['street', 'approve', 'jobs']} tone="dusk" />
      <Closing id="mobile-app.closing" />
    </>
  );
}
