import { Prose } from '../../sections/prose/Prose';

const PARTS = ['service', 'accounts', 'fees', 'payments', 'content', 'conduct', 'end', 'liability', 'changes'];

/** The terms of service. */
export default function TermsPage() {
  return <Prose id="terms" updated="2026-11-30" parts={PARTS} declared={['accounts', 'fees']} />;
}
