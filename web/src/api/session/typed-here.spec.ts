import { beforeEach, describe, expect, it } from '@jest/globals';
import { bindTyped } from './typed-here';
import type { EndReason, Profile } from './types';

const signIn = (userId: string) => bindTyped({ status: 'signed-in', token: 't', profile: { userId } as Profile });
const end = (reason: EndReason) => bindTyped({ status: 'anonymous', reason });
const kept = () => [
  sessionStorage.getItem('draft.unit'),
  sessionStorage.getItem('own.choice'),
  localStorage.getItem('own.conversation'),
];
const TYPED = ['{"label":"302"}', 'gold', '{"id":"s"}'];
const type = () => {
  sessionStorage.setItem('draft.unit', '{"label":"302"}');
  sessionStorage.setItem('own.choice', 'gold');
  localStorage.setItem('own.conversation', '{"id":"s"}');
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what was typed in a tab', () => {
  it('is removed when its person signs out, and nothing else is', () => {
    sessionStorage.setItem('reload', '1');
    localStorage.setItem('language', 'fr');
    signIn('ana');
    type();
    end('signed-out');
    expect([...kept(), sessionStorage.getItem('reload'), localStorage.getItem('language')]).toEqual([
      null,
      null,
      null,
      '1',
      'fr',
    ]);
  });

  it('is kept for the same person when the session expired, and for no one else', () => {
    signIn('ana');
    type();
    end('refused');
    bindTyped({ status: 'anonymous' });
    signIn('ana');
    expect(kept()).toEqual(TYPED);
    end('refused');
    signIn('ben');
    expect(kept()).toEqual([null, null, null]);
  });

  it('by a visitor is taken into the account', () => {
    type();
    signIn('ana');
    expect(kept()).toEqual(TYPED);
  });
});
