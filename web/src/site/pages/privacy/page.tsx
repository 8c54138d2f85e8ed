import { Prose } from '../../sections/prose/Prose';

const PARTS = ['data', 'why', 'who', 'where', 'long', 'rights', 'cookies', 'children', 'changes'];

/** The privacy policy. */
export default function PrivacyPage() {
  return <Prose id="privacy" updated="2026-11-29" parts={PARTS} />;
}
