import { Prose } from '../../sections/prose/Prose';

const PARTS = ['what', 'essential', 'analytics', 'functional', 'communication', 'choice', 'changes'];

/** Policy page: how cookies are used. */
export default function CookiePolicyPage() {
  return <Prose id="cookie-policy" updated="2026-11-29" parts={PARTS} />;
}
