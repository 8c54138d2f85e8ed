import { screenHook } from '@ui/data/use-wide';

/** From this width on, the visitor fits beside the conversation. Inbox.module.css uses the same width. */
export const useRoomBeside = screenHook('(min-width: 80em)');
