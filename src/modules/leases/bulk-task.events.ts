import { defineEvent } from '../../platform/outbox/domain-event.js';

/** An item of a bulk task is to be done, in the name of the person who asked for it. It lets other jobs go first. */
export const bulkItemAsked = defineEvent<{ itemId: string; userId: string }>('bulk_task.item_asked', { yields: true });
