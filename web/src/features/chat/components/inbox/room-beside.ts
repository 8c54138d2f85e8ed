/** From here on there is room for the visitor beside the conversation; Inbox.module.css has the same width. */
export const ROOM_BESIDE = '(min-width: 80em)';
