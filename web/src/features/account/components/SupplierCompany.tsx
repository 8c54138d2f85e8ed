import { api, unwrap } from '@api/client';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@ui/fields/TextField';
import { Link } from '@ui/link/Link';

const ENTRY = {
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
};

/** A supplier's company name. Someone who was invited can still change the landlord's words once, in the directory (SU-007). */
export function SupplierCompany({ name }: { name: string }) {
  const t = useT();
  const { data } = useQuery(ENTRY);
  const once = (
    <>
      {t('account.companyName.once')} <Link href={paths.supplierProfile()}>{t('account.companyName.toProfile')}</Link>
    </>
  );
  // Until the entry is loaded, neither is claimed.
  const help = data && (data.namesCompany ? once : t('account.companyName.fixed'));
  return <TextField label={t('account.companyName')} readOnly value={name} help={help} />;
}
