import { signOut, useProfile } from '@api/session';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/overlay/toastStore';
import { useLocation } from 'react-router-dom';
import { teamQuery, useSetDuty } from '../../features/chat/api/inbox';
import { askForNote } from '../../features/chat/note-opener';
import type { Command } from '../../features/search/actions';
import { useLeave } from '../leaving/leave';

/** Goes on or off duty. Whether one is on duty is only asked while the palette is `open`. */
function useDutyCommand(open: boolean): Command[] {
  const note = useNote('frame');
  const { userId, userType } = useProfile();
  const { data } = useQuery({ ...teamQuery(), enabled: open && userType === 'staff' });
  const set = useSetDuty();
  const me = data?.find(({ id }) => id === userId);
  if (!me || userType !== 'staff') return [];
  const next = me.onDuty ? 'off' : 'on';
  const run = () =>
    set.mutate(!me.onDuty, { onSuccess: () => toast({ title: note((say) => say(`app.duty.${next}`)) }) });
  return [{ label: `search.action.duty.${next}`, run }];
}

/** Begins an internal note, where a conversation is open. */
function useNoteCommand(): Command[] {
  const { pathname, search } = useLocation();
  const isInbox = pathname === paths.dashboard('staff') || pathname === paths.staff();
  const isOpen = isInbox && new URLSearchParams(search).has('session');
  return isOpen ? [{ label: 'search.action.note', detail: 'search.action.noteDetail', run: askForNote }] : [];
}

/** What the palette does itself, without leading to another page. */
export function useCommands(open: boolean): Command[] {
  const leave = useLeave();
  return [
    ...useNoteCommand(),
    ...useDutyCommand(open),
    { label: 'search.action.signOut', detail: 'search.action.signOutDetail', run: () => leave(signOut) },
  ];
}
