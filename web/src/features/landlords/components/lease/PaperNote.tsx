import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import type { Lease } from '../../api/types';
import { fullName } from '../names';

/** Who gets no email about this step, as they have neither an address nor an account: the landlord tells them on paper. */
export function PaperNote({ lease }: { lease: Lease }) {
  const t = useT();
  const { list } = useFormats();
  const names = lease.tenants.filter(({ email, joined }) => !email && !joined).map(fullName);
  return (
    names.length > 0 && <Notice>{t('landlords.tenant.onPaper', { names: list(names), count: names.length })}</Notice>
  );
}
