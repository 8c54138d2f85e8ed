import { Prose } from '../../sections/prose/Prose';

const PARTS = ['keyboard', 'seeing', 'calm', 'tested', 'limits', 'tell'];

/** Policy page: how accessible the service is. */
export default function AccessibilityPage() {
  return <Prose id="accessibility" updated="2026-11-30" parts={PARTS} />;
}
