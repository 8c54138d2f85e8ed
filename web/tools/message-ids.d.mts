/** Whether `message-ids.ts` names every catalogue. */
export function isUpToDate(): boolean;
