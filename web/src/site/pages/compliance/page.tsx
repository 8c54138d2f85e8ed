import { Prose } from '../../sections/prose/Prose';

const PARTS = ['tenancy', 'money', 'data', 'security', 'log', 'messages', 'yours'];

/** Policy page: laws, security and duties. */
export default function CompliancePage() {
  return <Prose id="compliance" updated="2025-11-21" parts={PARTS} />;
}
