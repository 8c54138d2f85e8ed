import { PLAN_PRICES } from '../../facts/figures';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { PriceBars } from '../../sections/bars/PriceBars';
import { Closing } from '../../sections/closing/Closing';
import { Compare } from '../../sections/compare/Compare';
import { FeatureList } from '../../sections/features/FeatureList';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { NightHome } from '../../sections/fragments/NightHome';
import { Opening } from '../../sections/opening/Opening';

const FIGURES = [
  { fact: 'saved', label: 'benefits.figures.saved' },
  { fact: 'onTime', label: 'benefits.figures.onTime' },
  { fact: 'units', label: 'benefits.figures.units' },
  { fact: 'uptime', label: 'benefits.figures.uptime' },
];

const PRICES = [
  { label: 'benefits.price.own', amount: PLAN_PRICES.basicCents, accent: true },
  { label: 'benefits.price.others', amount: PLAN_PRICES.traditionalCents },
];

/** The advantage page: metrics, the list, the cost beside others, what is saved. */
export default function BenefitsPage() {
  return (
    <>
      <Opening
        id="benefits.opening"
        tone="night"
        actions={USUAL_ACTIONS}
        picture={<NightHome seed="advantage" window={[1, 1]} />}
        grounded
      />
      <FigureStrip figures={FIGURES} />
      <PriceBars id="benefits.price" bars={PRICES} />
      <Compare id="benefits.compare" rows={['rent', 'repair', 'renew', 'papers', 'words']} />
      <FeatureList id="benefits.list" items={['reminders', 'receipts', 'dispatch', 'year']} tone="surface" />
      <Closing id="benefits.closing" />
    </>
  );
}
