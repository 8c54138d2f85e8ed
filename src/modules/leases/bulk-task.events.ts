import { defineEvent } from '../../platform/outbox/domain-event.js';

/**
 * An item of a bulk task is ready to run, on behalf of the person who started the task. Other jobs have priority over
 * it.
 */
export const bulkItemAsked = defineEvent<{ itemId: string; userId: string }>('bulk_task.item_asked', { yields: true });
