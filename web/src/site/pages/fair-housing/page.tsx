import { Prose } from '../../sections/prose/Prose';

const PARTS = ['law', 'listings', 'screening', 'living', 'us', 'help'];

/** Policy page: what fair housing means here. */
export default function FairHousingPage() {
  return <Prose id="fair-housing" updated="2026-11-30" parts={PARTS} />;
}
