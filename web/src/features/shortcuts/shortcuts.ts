import type { UserType } from '@contract/roles';
import type { StaffRight } from '@contract/staff-roles';
import type { MessageId } from '@i18n/message-ids';

/** Keys that are pressed together are one entry, written `Shift+→`; those after each other are several. */
export interface Shortcut {
  keys: readonly string[];
  label: MessageId;
}

export interface ShortcutGroup {
  label: MessageId;
  shortcuts: readonly Shortcut[];
  /** The right that members of staff need for the page. */
  right?: StaffRight;
}

const INBOX: ShortcutGroup = {
  label: 'shortcuts.inbox',
  shortcuts: [
    { keys: ['Enter'], label: 'shortcuts.send' },
    { keys: ['Shift+Enter'], label: 'shortcuts.newLine' },
    { keys: ['/'], label: 'shortcuts.canned' },
    { keys: ['m'], label: 'shortcuts.note.write' },
    { keys: ['Ctrl+Enter'], label: 'shortcuts.note.add' },
  ],
};
const TICKETS: ShortcutGroup = {
  label: 'shortcuts.tickets',
  right: 'tickets',
  shortcuts: [
    { keys: ['Ctrl+Enter'], label: 'shortcuts.sendOrAdd' },
    { keys: ['/'], label: 'shortcuts.canned' },
    { keys: ['m'], label: 'shortcuts.note.write' },
  ],
};
const BOARD: ShortcutGroup = {
  label: 'shortcuts.board',
  right: 'leads',
  shortcuts: [
    { keys: ['↑', '↓'], label: 'shortcuts.board.walk' },
    { keys: ['Shift+←', 'Shift+→'], label: 'shortcuts.board.move' },
  ],
};

/** Keys of single fields and lists: they apply there alone, so they can't be turned off. */
export const GROUPS: Readonly<Record<UserType, readonly ShortcutGroup[]>> = {
  tenant: [],
  landlord: [],
  supplier: [],
  technician: [],
  staff: [INBOX, TICKETS, BOARD],
  admin: [TICKETS, BOARD],
};

/** Technicians have nothing to search. */
export const hasSearch = (role: UserType): boolean => role !== 'technician';
