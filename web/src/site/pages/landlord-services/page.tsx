import { paths } from '@nav/paths';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { KnowledgeLinks } from '../../sections/services/KnowledgeLinks';
import { ServiceScreen, type Service } from '../../sections/services/ServiceScreen';
import { Own } from './Own';
import { PremiumSupport } from './PremiumSupport';
import { SampleJobs, SampleProperties, SampleRents, SampleTenants } from './Samples';

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true };
const ARTICLES = ['first-lease', 'issue-access-codes', 'payment-methods-fees'];

const SERVICES: readonly Service[] = [
  {
    name: 'articles',
    icon: <IconBook {...icon} />,
    content: <KnowledgeLinks articles={ARTICLES} categories={['getting-started', 'leases', 'rent', 'repairs']} />,
  },
  {
    name: 'properties',
    icon: <IconBuilding {...icon} />,
    content: <Own part="properties" sample={<SampleProperties />} />,
  },
  { name: 'tenants', icon: <IconUsers {...icon} />, content: <Own part="tenants" sample={<SampleTenants />} /> },
  { name: 'rents', icon: <IconCreditCard {...icon} />, content: <Own part="rents" sample={<SampleRents />} /> },
  { name: 'maintenance', icon: <IconTool {...icon} />, content: <Own part="jobs" sample={<SampleJobs />} /> },
  { name: 'support', icon: <IconHeadset {...icon} />, content: <PremiumSupport /> },
];

/** What landlords do here: samples for visitors, one's own houses for a signed-in landlord (docs/specification/service-screens.md). */
export default function LandlordServicesPage() {
  return <ServiceScreen id="landlord-services" services={SERVICES} href={paths.landlordServices} />;
}
