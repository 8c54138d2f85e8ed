import { paths } from '@nav/paths';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Band } from '../../sections/band/Band';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { DocumentsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';

const ITEMS = ['encrypted', 'links', 'types', 'generated', 'rights', 'after'];
const AUDIT = [{ href: paths.site('compliance'), label: 'document-management.audit.go' }];

/** Leases, receipts and invoices, filed and encrypted. */
export default function DocumentManagementPage() {
  return (
    <>
      <Opening id="document-management.opening" tone="lamp" actions={USUAL_ACTIONS} picture={<DocumentsFragment />} />
      <FeatureList id="document-management.list" look="columns" items={ITEMS} />
      <Band id="document-management.audit" actions={AUDIT} />
      <Closing id="document-management.closing" />
    </>
  );
}
