import { HouseStill } from '@ui/art/stills';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { RenewalsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';

const FIGURES = [
  { fact: 'rentProcessed', label: 'real-estate-investors.figures.rent' },
  { fact: 'units', label: 'real-estate-investors.figures.units' },
  { fact: 'onTime', label: 'real-estate-investors.figures.onTime' },
];

/** For people who own buildings as an investment. */
export default function RealEstateInvestorsPage() {
  return (
    <>
      <Opening
        id="real-estate-investors.opening"
        actions={USUAL_ACTIONS}
        picture={<HouseStill seed="invested" palette="night" />}
      />
      <FigureStrip figures={FIGURES} />
      <FeatureList id="real-estate-investors.list" items={['income', 'costs', 'vacancy', 'currencies', 'renewals']} />
      <Split id="real-estate-investors.renewals" tone="lamp">
        <RenewalsFragment />
      </Split>
      <Closing id="real-estate-investors.closing" />
    </>
  );
}
