/** Push messages to the browsers of people who turned them on there. */
export const PUSH = {
  /** How many devices a person has at most: a further one takes the place of the one that was added first. */
  devices: 10,
  endpointMax: 1000,
  /** What a message shows, in characters; longer texts are cut. */
  titleMax: 100,
  bodyMax: 300,
  /** Pauses in seconds before a message is tried again, while it is still of use. */
  delays: [5, 30, 120, 600, 1800],
  /** Days of failing after which a device is removed. */
  failingDays: 14,
  /** How long a message waits for a device that is off: about an emergency, and about anything else. */
  urgentSeconds: 3600,
  usualSeconds: 24 * 3600,
} as const;

/** What the service worker gets: `path` is a page of this site, and a message with the same `tag` takes the place of the one before. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
  urgent: boolean;
}
