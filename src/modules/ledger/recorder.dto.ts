import { IsIn } from 'class-validator';

/** Who wrote an entry: someone of the landlord's account, the tenant who paid, their autopay, or the product itself. */
export const RECORDER_KINDS = ['colleague', 'former_colleague', 'tenant', 'autopay', 'automatic'] as const;

/** Who wrote an entry and when. Only the landlord's side gets it. */
export class Recorder {
  @IsIn(RECORDER_KINDS) kind: (typeof RECORDER_KINDS)[number];
  /** Of a colleague alone. */
  name: string | null;
  /** Whether it is the reader. */
  own: boolean;
  at: string;
}
