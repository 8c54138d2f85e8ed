/** Who types says so this often at most. */
export const TELL_TYPING_MS = 3000;
/** For so long it is shown after it was last said. */
export const SHOW_TYPING_MS = 6000;
