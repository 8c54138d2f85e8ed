import { useUsualActions } from '../../sections/actions/Actions';
import { Band } from '../../sections/band/Band';
import { ChatFragment } from '../../sections/fragments/ChatFragment';
import { RepairFragment } from '../../sections/fragments/RepairFragment';
import { RenewalsFragment, RentsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Tour } from '../../sections/tour/Tour';

const STOPS = [
  { name: 'dashboard', preview: <RentsFragment /> },
  { name: 'tenants', preview: <RenewalsFragment /> },
  { name: 'maintenance', preview: <RepairFragment id="fragments.repair" /> },
];

/** Dashboard, tenant management, maintenance: a walk in three stops. */
export default function ProductTourPage() {
  const actions = useUsualActions();
  return (
    <>
      <Opening id="product-tour.opening" actions={actions} />
      <Tour id="product-tour" stops={STOPS} />
      <Split id="product-tour.languages" tone="lamp" flip>
        <ChatFragment id="fragments.chat" />
      </Split>
      <Band id="product-tour.end" tone="night" actions={actions} />
    </>
  );
}
