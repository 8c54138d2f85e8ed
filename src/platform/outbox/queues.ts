export const JOB_SCHEMA = 'pgboss';
/** Domain events, one job a handler, named by the handler's own key. */
export const EVENT_QUEUE = 'handlers';
/**
 * Where versions up to 0.1 put events. They complete what they do not know, so the keys of today must not come before their
 * eyes: a queue of its own keeps them away. What they queue is still delivered; see decision 0160.
 */
export const FORMER_EVENT_QUEUE = 'events';
/** Mails and text messages of the outbox. */
export const DELIVERY_QUEUE = 'deliveries';
/** Cron: one key a schedule. */
export const SCHEDULE_QUEUE = 'schedules';
/** The queues that processes take jobs from. */
export const QUEUES = [EVENT_QUEUE, FORMER_EVENT_QUEUE, DELIVERY_QUEUE, SCHEDULE_QUEUE];
/** The dead letters: jobs of all queues that failed for good. Nobody works on it; admins look at it. */
export const FAILED_QUEUE = 'failed';
