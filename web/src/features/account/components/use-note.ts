import { notesOf } from '@parts/notes';

/** The words of the toasts of the settings. */
export const useNote = notesOf('account');
