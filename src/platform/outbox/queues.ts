export const JOB_SCHEMA = 'pgboss';
/** Domain events, one job a handler. */
export const EVENT_QUEUE = 'events';
/** Mails and text messages of the outbox. */
export const DELIVERY_QUEUE = 'deliveries';
/** Cron: one key a schedule. */
export const SCHEDULE_QUEUE = 'schedules';
export const QUEUES = [EVENT_QUEUE, DELIVERY_QUEUE, SCHEDULE_QUEUE];
