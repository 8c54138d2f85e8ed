/** The least time between two reports that someone is typing. */
export const TELL_TYPING_MS = 3000;
/** How long the typing indicator is shown after the last report. */
export const SHOW_TYPING_MS = 6000;
