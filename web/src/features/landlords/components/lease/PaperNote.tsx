import { OnPaper } from '@shared/lease-letters/OnPaper';
import type { Lease } from '../../api/types';
import { fullName } from '../names';

/** Which tenants of a lease get no email about a step. */
export function PaperNote({ lease }: { lease: Lease }) {
  return <OnPaper names={lease.tenants.filter(({ email, joined }) => !email && !joined).map(fullName)} />;
}
