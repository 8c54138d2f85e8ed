import type { LetterKind } from '@contract/letter-kinds';
import { OnPaper } from '@shared/lease-letters/OnPaper';
import type { Lease } from '../../api/types';
import { fullName } from '../names';

/** Which tenants of a lease get no email about a step. `kind` is the letter that the lease has about it afterwards. */
export function PaperNote({ lease, kind }: { lease: Lease; kind?: LetterKind }) {
  return <OnPaper names={lease.tenants.filter(({ email, joined }) => !email && !joined).map(fullName)} kind={kind} />;
}
