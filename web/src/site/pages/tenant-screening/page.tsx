import { paths } from '@nav/paths';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { AskForm } from '../../sections/ask/AskForm';
import { Band } from '../../sections/band/Band';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { ScreeningFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Steps } from '../../sections/steps/Steps';

const CHECKS = ['credit', 'background', 'income', 'history'];
const STEPS = ['ask', 'agree', 'decide', 'lease'];
const FAIR = [{ href: paths.site('fair-housing'), label: 'tenant-screening.fair.go' }];

/** Screening of people who would like to move in. */
export default function TenantScreeningPage() {
  return (
    <>
      <Opening id="tenant-screening.opening" tone="dusk" actions={USUAL_ACTIONS} picture={<ScreeningFragment />} />
      <FeatureList id="tenant-screening.list" items={CHECKS} />
      <Steps id="tenant-screening.steps" steps={STEPS} tone="surface" />
      <Band id="tenant-screening.fair" tone="lamp" actions={FAIR} />
      <AskForm id="tenant-screening.ask" name="tenant-screening" tone="surface" />
      <Closing id="tenant-screening.closing" />
    </>
  );
}
