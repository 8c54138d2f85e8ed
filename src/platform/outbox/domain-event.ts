export type EventPayload = Record<string, unknown>;

/** Something that happened. Modules that the publisher doesn't know can react to it. Declare it in `<noun>.events.ts`. */
export interface DomainEvent<T extends EventPayload> {
  readonly name: string;
  /** Its jobs let all others go first: for hundreds at once that no one must wait behind. */
  readonly yields?: boolean;
  /** Its handlers ask someone else's server: its jobs are on a queue of their own, where a slow server holds up no other account. */
  readonly outward?: boolean;
  /** Carries the payload's type only; never set. */
  readonly payload?: T;
}

/** How one event is published. */
export interface Publishing {
  afterSeconds?: number;
  /** Of an outward event, whose jobs run a few at a time; by default the account's. */
  group?: string;
  /** Its jobs go before the others of their queue. */
  urgent?: boolean;
}

/** `export const paymentSucceeded = defineEvent<{ paymentId: string }>('payment.succeeded');` */
export function defineEvent<T extends EventPayload>(
  name: string,
  options: Pick<DomainEvent<T>, 'yields' | 'outward'> = {},
): DomainEvent<T> {
  return { name, ...options };
}
