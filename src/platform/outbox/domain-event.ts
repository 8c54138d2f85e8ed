export type EventPayload = Record<string, unknown>;

/** What happened, told upwards to modules that the author does not know. Declare in `<noun>.events.ts`. */
export interface DomainEvent<T extends EventPayload> {
  readonly name: string;
  /** Carries the payload's type only; never set. */
  readonly payload?: T;
}

/** `export const paymentSucceeded = defineEvent<{ paymentId: string }>('payment.succeeded');` */
export function defineEvent<T extends EventPayload>(name: string): DomainEvent<T> {
  return { name };
}
