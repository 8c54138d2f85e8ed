import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { FeesTable } from '../../sections/fees/FeesTable';
import { SampleNote } from '../../sections/figures/SampleNote';
import { LedgerFragment } from '../../sections/fragments/LedgerFragment';
import { PortalFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';

const ITEMS = ['autopay', 'reminders', 'late', 'cashback', 'ledger', 'offline'];

/** Automated rent collection, with a way back to the page before (docs/specification/content.md). */
export default function RentCollectionPage() {
  return (
    <>
      <Opening
        id="rent-collection.opening"
        back
        actions={USUAL_ACTIONS}
        picture={<LedgerFragment id="fragments.ledger" />}
      />
      <FeesTable tone="surface" />
      <FeatureList id="rent-collection.list" look="columns" items={ITEMS} />
      <Split id="rent-collection.tenant" tone="dusk" flip>
        <PortalFragment />
      </Split>
      <Closing id="rent-collection.closing">
        <SampleNote />
      </Closing>
    </>
  );
}
