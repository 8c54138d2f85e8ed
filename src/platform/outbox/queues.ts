export const JOB_SCHEMA = 'pgboss';
/** Domain events, one job a handler, named by the handler's own key. */
export const EVENT_QUEUE = 'handlers';
/**
 * The queue in which versions up to 0.1 put events. Those versions complete jobs they don't know, so today's jobs are in a
 * queue of their own. What the old versions queue is still delivered; see decision 0160.
 */
export const FORMER_EVENT_QUEUE = 'events';
/** Mails and text messages of the outbox. */
export const DELIVERY_QUEUE = 'outbox';
/** Its previous name. Versions that take from it send a template that they don't know as the names of its texts; see decision 1451. */
export const FORMER_DELIVERY_QUEUE = 'deliveries';
/** Events whose handlers ask servers that aren't ours, such as those that webhooks go to. */
export const OUTWARD_QUEUE = 'outward';
/** Cron: one key a schedule. */
export const SCHEDULE_QUEUE = 'schedules';
/** The queues that processes take jobs from. */
export const QUEUES = [
  EVENT_QUEUE,
  FORMER_EVENT_QUEUE,
  DELIVERY_QUEUE,
  FORMER_DELIVERY_QUEUE,
  OUTWARD_QUEUE,
  SCHEDULE_QUEUE,
];
/** The dead letter queue: jobs of all queues that have failed for good. No process works on it; admins see it. */
export const FAILED_QUEUE = 'failed';

/**
 * A process that is dead or stopped refreshes its jobs no longer, and after this long another process takes them. Without it they
 * would wait for 15 minutes, when they expire.
 */
export const JOB_HEARTBEAT_SECONDS = 15;
/** How often a process refreshes the jobs that it has, so that a slow database costs no job. */
export const JOB_REFRESH_SECONDS = 5;
