export type EventPayload = Record<string, unknown>;

/** Something that happened. Modules that the publisher doesn't know can react to it. Declare it in `<noun>.events.ts`. */
export interface DomainEvent<T extends EventPayload> {
  readonly name: string;
  /** Its jobs let all others go first: for hundreds at once that no one must wait behind. */
  readonly yields?: boolean;
  /** Carries the payload's type only; never set. */
  readonly payload?: T;
}

/** `export const paymentSucceeded = defineEvent<{ paymentId: string }>('payment.succeeded');` */
export function defineEvent<T extends EventPayload>(name: string, options: { yields?: boolean } = {}): DomainEvent<T> {
  return { name, ...options };
}
