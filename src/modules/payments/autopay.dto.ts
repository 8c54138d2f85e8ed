import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { ONLINE_METHOD_NAMES, type OnlineMethod } from './method-fees.js';

export class AutopayQuery {
  @IsOptional()
  @IsUUID()
  leaseId?: string;
}

/** Turns autopay on or off. It pays what is owed on the day on which the rent is due. */
export class AutopayRequest extends AutopayQuery {
  @IsBoolean()
  enabled: boolean;
  @IsOptional()
  @IsIn(ONLINE_METHOD_NAMES)
  method?: OnlineMethod;
  /** Whether what is owed now is collected on the next run. Otherwise it is collected with the next rent. */
  @IsOptional()
  @IsBoolean()
  owedToo?: boolean;
  /** What was owed when that was chosen (`ifOn.owedCents`): no more is collected before the next rent. Without it, what is owed now. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  owedCents?: number;
}

/** Saves a payment method with the provider, to be charged without the tenant present. */
export class LeaveMethodRequest extends AutopayQuery {
  @IsIn(ONLINE_METHOD_NAMES)
  method: OnlineMethod;
}

export class SavedMethodResponse {
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  /** `Visa •••• 4242` */
  label: string;
}

/** What autopay collects next if nothing is paid until then. */
export class AutopayNext {
  /** @example "2026-12-01" */
  on: string;
  amountCents: number;
  /** Includes the fee of the method where the tenant pays it. */
  totalCents: number;
}

/** What a method would collect, with its fee where the tenant pays it. */
export class AutopayTotals {
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  /** On the day of the next rent, with what is owed now. */
  nextCents: number;
  /** On the day of the next rent, if what is owed now is paid before. */
  laterCents: number;
  /** What is owed now. */
  owedCents: number;
}

/** What autopay would collect if it were turned on now. */
export class AutopayIfOn {
  /** @example "2026-12-01" */
  on: string;
  /** On that day, with what is owed now, without a fee. */
  amountCents: number;
  /** What is owed now, without a fee. */
  owedCents: number;
  methods: AutopayTotals[];
}

export class AutopayResponse {
  leaseId: string;
  enabled: boolean;
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  /** Whether the signed-in tenant turned it on. Tenants can only read the autopay of someone else. */
  own: boolean;
  dueDay: number;
  /** When a payment that failed is tried again. */
  nextTryOn: string | null;
  /** Null while autopay is off, and while nothing is to be collected. */
  next: AutopayNext | null;
  /** Null while autopay is on, and when no more rent is scheduled. */
  ifOn: AutopayIfOn | null;
  /** Methods that the reader has saved with the provider; null where none has to be saved. */
  saved: SavedMethodResponse[] | null;
}
