import { screenHook } from '@ui/data/use-wide';

/** From here on there is room for the visitor beside the conversation; Inbox.module.css has the same width. */
export const useRoomBeside = screenHook('(min-width: 80em)');
