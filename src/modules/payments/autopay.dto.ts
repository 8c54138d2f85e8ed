import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { ONLINE_METHOD_NAMES, type OnlineMethod } from './method-fees.js';

export class AutopayQuery {
  @IsOptional() @IsUUID()
  leaseId?: string;
}

/** Switches autopay on or off; it pays what is owed on the day on which the rent is due. */
export class AutopayRequest extends AutopayQuery {
  @IsBoolean()
  enabled: boolean;
  @IsOptional() @IsIn(ONLINE_METHOD_NAMES)
  method?: OnlineMethod;
}

export class AutopayResponse {
  leaseId: string;
  enabled: boolean;
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  /** Whether the reader switched it on; of somebody else's the others only read. */
  own: boolean;
  dueDay: number;
  /** When a payment that failed is tried again. */
  nextTryOn: string | null;
}
