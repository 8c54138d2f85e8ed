import { expect, it } from '@jest/globals';
import { session, type SignedIn } from './session';

const signedIn = (userId: string) => ({ access_token: userId, profile: { userId } }) as unknown as SignedIn;

it('what was read stays when the cache came after the sign-in and the token is renewed, and goes with the next person', async () => {
  session.begin(signedIn('ana'));
  const { queryClient } = await import('./DataProvider');
  queryClient.setQueryData(['profiles'], 'hers');
  session.renew('renewed');
  expect(queryClient.getQueryData(['profiles'])).toBe('hers');
  session.begin(signedIn('marc'));
  expect(queryClient.getQueryData(['profiles'])).toBeUndefined();
});
