import { TENANT_ACCESS_AFTER_END_MONTHS } from '@contract/limits';
import { paths } from '@nav/paths';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { NightHome } from '../../sections/fragments/NightHome';
import { PortalFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Steps } from '../../sections/steps/Steps';

const ACTIONS = [
  { href: paths.tenantAccess(), label: 'tenants.opening.go' },
  { href: paths.site('rental-marketplace'), label: 'tenants.opening.find' },
];

const VALUES = { afterEndMonths: TENANT_ACCESS_AFTER_END_MONTHS };

/** For people who live in the homes. */
export default function TenantsPage() {
  return (
    <>
      <Opening id="tenants.opening" actions={ACTIONS} picture={<NightHome seed="tenants" window={[1, 1]} />} />
      <Split id="tenants.portal" tone="surface" flip>
        <PortalFragment />
      </Split>
      <FeatureList
        id="tenants.list"
        values={VALUES}
        look="columns"
        items={['free', 'cashback', 'repairs', 'together', 'language', 'after']}
      />
      <Steps id="tenants.steps" steps={['code', 'password', 'home']} tone="dusk" />
      <Closing id="tenants.closing" href={paths.tenantAccess()} />
    </>
  );
}
