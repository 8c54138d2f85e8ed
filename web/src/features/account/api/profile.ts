import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { session } from '@api/session';
import { useAction } from '@api/use-action';

export type OwnProfile = components['schemas']['OwnProfileResponse'];
export type ProfileChange = components['schemas']['UpdateProfileRequest'];

/** Changes what is sent; the frame shows the new name at once. */
export function useSaveProfile(onSaved: (profile: OwnProfile) => void, { quiet = false } = {}) {
  return useAction({
    run: (body: ProfileChange) => unwrap(api.PUT('/api/profiles/me', { body })),
    changes: ['profiles'],
    onSuccess: (profile) => {
      session.updateProfile(profile);
      onSaved(profile);
    },
    quiet,
  });
}
