import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Band } from '../../sections/band/Band';
import { ChatFragment } from '../../sections/fragments/ChatFragment';
import { Opening } from '../../sections/opening/Opening';
import { ProductPicture } from '../../sections/pictures/ProductPicture';
import { Split } from '../../sections/split/Split';
import { Tour } from '../../sections/tour/Tour';

const STOPS = [
  { name: 'dashboard', preview: <ProductPicture screen="home" alt="product-tour.dashboard.alt" /> },
  { name: 'tenants', preview: <ProductPicture screen="leases" alt="product-tour.tenants.alt" /> },
  { name: 'maintenance', preview: <ProductPicture screen="maintenance" alt="product-tour.maintenance.alt" /> },
];

/** Dashboard, tenant management, maintenance: a walk in three stops. */
export default function ProductTourPage() {
  return (
    <>
      <Opening id="product-tour.opening" actions={USUAL_ACTIONS} />
      <Tour id="product-tour" stops={STOPS} />
      <Split id="product-tour.languages" tone="lamp" flip>
        <ChatFragment id="fragments.chat" />
      </Split>
      <Band id="product-tour.end" tone="night" actions={USUAL_ACTIONS} />
    </>
  );
}
