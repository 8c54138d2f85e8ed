import { IsBoolean, IsIn } from 'class-validator';

const DONE_BY = ['landlord', 'supplier'] as const;

export class ChecklistLineResponse {
  id: string;
  label: string;
  done: boolean;
  doneAt: string | null;
  /** The person who checked it off. */
  @IsIn([...DONE_BY, null]) doneBy: 'landlord' | 'supplier' | null;
}

export class ChecklistLineChange {
  @IsBoolean() done: boolean;
}
