import { Prose } from '../../sections/prose/Prose';

const PARTS = ['service', 'accounts', 'fees', 'payments', 'content', 'conduct', 'end', 'liability', 'changes'];

/** The terms of service. */
export default function TermsPage() {
  return <Prose id="terms" updated="2025-11-21" parts={PARTS} />;
}
