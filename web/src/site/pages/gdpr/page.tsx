import { Prose } from '../../sections/prose/Prose';

const PARTS = ['who', 'grounds', 'rights', 'how', 'transfer', 'complain'];

/** Policy page: the rights of the General Data Protection Regulation. */
export default function GdprPage() {
  return <Prose id="gdpr" updated="2025-11-21" parts={PARTS} />;
}
