import { paths } from '@nav/paths';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { KnowledgeLinks } from '../../sections/services/KnowledgeLinks';
import { ServiceScreen, type Service } from '../../sections/services/ServiceScreen';
import { Documents } from './Documents';
import { LiveSupport } from './LiveSupport';
import { Maintenance } from './Maintenance';
import { RentPayment } from './RentPayment';
import { Rights } from './Rights';

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true };
const ARTICLES = ['pay-rent-online', 'tenant-first-sign-in', 'report-a-problem', 'payment-methods-fees'];

const SERVICES: readonly Service[] = [
  {
    name: 'articles',
    icon: <IconBook {...icon} />,
    content: <KnowledgeLinks articles={ARTICLES} categories={['rent', 'repairs']} />,
  },
  { name: 'rent', icon: <IconCreditCard {...icon} />, content: <RentPayment /> },
  { name: 'maintenance', icon: <IconTool {...icon} />, content: <Maintenance /> },
  { name: 'documents', icon: <IconFileText {...icon} />, content: <Documents /> },
  { name: 'rights', icon: <IconScale {...icon} />, content: <Rights /> },
  { name: 'support', icon: <IconMessageCircle {...icon} />, content: <LiveSupport /> },
];

/** What tenants do here: samples for visitors, one's own home for a signed-in tenant (docs/specification/service-screens.md). */
export default function TenantServicesPage() {
  return <ServiceScreen id="tenant-services" services={SERVICES} href={paths.tenantServices} />;
}
