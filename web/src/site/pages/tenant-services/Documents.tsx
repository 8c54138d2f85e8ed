import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Skeleton } from '@ui/states/Skeleton';
import { Rows } from '../../sections/services/Rows';
import { SampleNotice } from '../../sections/services/SampleNotice';
import { useOwn } from '../../sections/services/use-own';
import { DOCUMENTS } from './samples';
import { tenantSignIn } from './sign-in';

const OwnDocuments = lazyPart('page/tenant-services', () => import('./live/OwnDocuments'));

/** The lease, the inspection of the move-in, receipts of the rent. */
export function Documents() {
  const t = useT();
  return useOwn('tenant') ? (
    <OwnDocuments fallback={<Skeleton shape="list" label={t('app.loading')} />} />
  ) : (
    <SampleDocuments />
  );
}

function SampleDocuments() {
  const t = useT();
  const signIn = tenantSignIn(paths.tenantServices('documents'));
  const rows = DOCUMENTS.map((id) => ({
    id,
    title: t(`tenant-services.document.${id}`),
    text: t('tenant-services.sample'),
    end: (
      <ButtonLink variant="secondary" size="sm" href={signIn}>
        {t(`tenant-services.document.${id}.go`)}
      </ButtonLink>
    ),
  }));
  return (
    <>
      <SampleNotice id="tenant-services" signIn={signIn} />
      <Rows rows={rows} />
    </>
  );
}
