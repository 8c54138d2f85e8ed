import { DOWNLOAD_LINK_MINUTES, FILE_BYTES, TENANT_ACCESS_AFTER_END_MONTHS } from '@contract/limits';
import { paths } from '@nav/paths';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Band } from '../../sections/band/Band';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { DocumentsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';

const ITEMS = ['encrypted', 'links', 'types', 'generated', 'rights', 'after'];
const AUDIT = [{ href: paths.site('compliance'), label: 'document-management.audit.go' }];

const VALUES = {
  linkMinutes: DOWNLOAD_LINK_MINUTES,
  fileMib: FILE_BYTES.document / 1024 ** 2,
  afterEndMonths: TENANT_ACCESS_AFTER_END_MONTHS,
};

/** Leases, receipts and invoices, filed and encrypted. */
export default function DocumentManagementPage() {
  return (
    <>
      <Opening id="document-management.opening" tone="lamp" actions={USUAL_ACTIONS} picture={<DocumentsFragment />} />
      <FeatureList id="document-management.list" values={VALUES} look="columns" items={ITEMS} />
      <Band id="document-management.audit" actions={AUDIT} />
      <Closing id="document-management.closing" />
    </>
  );
}
