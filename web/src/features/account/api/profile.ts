import { api, unwrap } from '@api/client';
import { ownProfileQuery } from '@api/own-profile';
import { Problem } from '@api/problem';
import type { components } from '@api/schema';
import { session } from '@api/session';
import { useAction } from '@api/use-action';

export type OwnProfile = components['schemas']['OwnProfileResponse'];
export type ProfileChange = components['schemas']['UpdateProfileRequest'];

/** The profile belongs to a person, so it needs a session (docs/specification/account-settings.md). */
async function save(body: ProfileChange): Promise<OwnProfile> {
  if (!session.token()) throw new Problem({ code: 'no_user', status: 0, message: 'No user logged in' });
  return unwrap(api.PUT('/api/profiles/me', { body }));
}

/** Changes the fields that are sent. The frame shows the new name immediately; the caller reports failures. */
export function useSaveProfile(onSaved: (profile: OwnProfile) => void) {
  return useAction({
    run: save,
    changes: ['profiles'],
    answers: ownProfileQuery.queryKey,
    onSuccess: (profile) => {
      session.updateProfile(profile);
      onSaved(profile);
    },
    quiet: true,
  });
}
