import { defineEvent, type Publishing } from '../../platform/outbox/domain-event.js';

/** A message is to be sent to a device for the n-th time, until it is no longer of use. `message` is sealed for the device. */
export const pushDue = defineEvent<{ deviceId: string; message: string; until: string; attempt: number }>('push.due', {
  outward: true,
});

/** One person's devices wait for each other, and for no webhook of the account; an emergency goes first. */
export const howToPush = (userId: string, urgent: boolean): Publishing => ({ group: `push:${userId}`, urgent });
