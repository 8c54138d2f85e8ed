import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { networkProblem, Problem } from '../problem';
import { SessionStore } from './store';
import type { Profile, SignedIn } from './types';

const profileOf = (userId: string) => ({ userId, email: `${userId}@example.com`, userType: 'landlord' }) as Profile;
const answer = (token: string, userId: string): SignedIn => ({
  access_token: token,
  user: { id: userId, email: '' },
  profile: profileOf(userId),
});
const refusal = (status: number) => new Problem({ code: 'session_ended', status, message: '' });

const loadProfile = jest.fn<(token: string) => Promise<Profile>>();
const pause = jest.fn<(attempt: number) => Promise<void>>();
const store = () => new SessionStore({ storage: localStorage, loadProfile, pause });
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  localStorage.clear();
  loadProfile.mockReset();
  pause.mockReset().mockResolvedValue();
});

describe('a session', () => {
  it('SE-001 keeps its token under both names', () => {
    store().begin(answer('t1', 'nadia'));
    expect([localStorage.getItem('auth_token'), localStorage.getItem('access_token')]).toEqual(['t1', 't1']);
  });

  it('SE-004 is restored on load from either name, with the profile behind it', async () => {
    localStorage.setItem('access_token', 't1');
    loadProfile.mockResolvedValue(profileOf('nadia'));
    const session = store();
    const restoring = session.restore();
    expect(session.state()).toEqual({ status: 'restoring', token: 't1' });
    await restoring;
    expect(session.state()).toEqual({ status: 'signed-in', token: 't1', profile: profileOf('nadia') });
    expect(localStorage.getItem('auth_token')).toBe('t1');
  });

  it('SE-003 is removed when its token is refused on load', async () => {
    localStorage.setItem('auth_token', 'old');
    loadProfile.mockRejectedValue(refusal(401));
    const session = store();
    await session.restore();
    expect(session.state().status).toBe('anonymous');
    expect(localStorage).toHaveLength(0);
    expect(loadProfile).toHaveBeenCalledTimes(1);
  });

  it('outlives a network that comes back after two tries', async () => {
    localStorage.setItem('auth_token', 't1');
    loadProfile
      .mockRejectedValueOnce(networkProblem(''))
      .mockRejectedValueOnce(refusal(503))
      .mockResolvedValueOnce(profileOf('nadia'));
    const session = store();
    await session.restore();
    expect(session.state().status).toBe('signed-in');
    expect(pause.mock.calls).toEqual([[1], [2]]);
  });

  it('outlives a server that restarts: some fifteen seconds without an answer end nothing', async () => {
    localStorage.setItem('auth_token', 't1');
    for (const status of [502, 502, 503, 503]) loadProfile.mockRejectedValueOnce(refusal(status));
    loadProfile.mockResolvedValueOnce(profileOf('nadia'));
    const session = store();
    await session.restore();
    expect(session.state().status).toBe('signed-in');
    expect(pause.mock.calls).toEqual([[1], [2], [3], [4]]);
  });

  it('SE-005 ends once, says why, and knows who it was', () => {
    const session = store();
    const ended = jest.fn();
    session.onEnd(ended);
    session.begin(answer('t1', 'nadia'));
    session.end('signed-out');
    session.end('refused');
    expect(ended.mock.calls).toEqual([['signed-out', profileOf('nadia')]]);
    expect(session.state()).toEqual({ status: 'anonymous', reason: 'signed-out' });
    session.settle();
    expect(session.state()).toEqual({ status: 'anonymous' });
  });

  it('SE-019 takes a renewed token, in every place that keeps it', () => {
    const session = store();
    session.begin(answer('t1', 'nadia'));
    session.renew('t2');
    expect([session.token(), localStorage.getItem('auth_token'), localStorage.getItem('access_token')]).toEqual([
      't2',
      't2',
      't2',
    ]);
    expect(session.state().status).toBe('signed-in');
  });

  it('SE-012 ends when its own token is refused, not when an older one is', () => {
    const session = store();
    session.begin(answer('t2', 'nadia'));
    session.refused('t1');
    expect(session.state().status).toBe('signed-in');
    session.refused('t2');
    expect(session.state().status).toBe('anonymous');
  });

  it('continues with the token that another tab has stored in the meantime', async () => {
    const session = store();
    session.begin(answer('t1', 'nadia'));
    localStorage.setItem('auth_token', 't2');
    loadProfile.mockResolvedValue(profileOf('nadia'));
    session.refused('t1');
    await settled();
    expect(session.state()).toMatchObject({ status: 'signed-in', token: 't2' });
  });
});

describe('tabs', () => {
  it('SE-006 sign out together', () => {
    const session = store();
    session.begin(answer('t1', 'nadia'));
    session.hear({ key: 'auth_token', newValue: null });
    expect(session.state()).toEqual({ status: 'anonymous', reason: 'other-tab' });
  });

  it('SE-006 SE-012 when one tab’s token is refused, the others learn it: that isn’t a sign-out, and a newer token stays', () => {
    const written: (string | null)[] = [];
    const storage = {
      getItem: () => null,
      setItem: (key: string, value: string) => void (key === 'auth_token' && written.push(value)),
      removeItem: (key: string) => void (key === 'auth_token' && written.push(null)),
    };
    const [first, second] = [new SessionStore({ storage, loadProfile, pause }), store()];
    first.begin(answer('t1', 'nadia'));
    second.begin(answer('t1', 'nadia'));
    first.refused('t1');
    expect(written).toEqual(['t1', '', null]);
    localStorage.setItem('auth_token', 't2');
    for (const newValue of written.slice(1)) second.hear({ key: 'auth_token', newValue });
    expect(second.state()).toEqual({ status: 'anonymous', reason: 'refused' });
    expect(localStorage.getItem('auth_token')).toBe('t2');
  });

  it('sign in together, and follow a renewed token without leaving the page', async () => {
    const session = store();
    loadProfile.mockResolvedValue(profileOf('nadia'));
    session.hear({ key: 'auth_token', newValue: 't1' });
    await settled();
    expect(session.state()).toMatchObject({ status: 'signed-in', token: 't1' });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    session.hear({ key: 'auth_token', newValue: 't2' });
    await settled();
    expect(session.token()).toBe('t2');
    expect(new Set(seen)).toEqual(new Set(['signed-in']));
  });

  it('react only to what concerns the session', () => {
    const session = store();
    session.begin(answer('t1', 'nadia'));
    session.hear({ key: 'theme', newValue: null });
    session.hear({ key: 'access_token', newValue: null });
    expect(session.token()).toBe('t1');
    session.hear({ key: null, newValue: null });
    expect(session.token()).toBeUndefined();
  });
});
