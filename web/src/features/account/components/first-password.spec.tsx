import { LANGUAGES } from '@contract/languages';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { OwnProfile } from '../api/profile';
import { PasswordSection } from './PasswordSection';

afterEach(cleanup);

type Code = (typeof LANGUAGES)[number]['code'];

function said(signInWith: readonly string[], language: Code): string {
  const { container } = render(
    <Around features={['account', '../api', '../app', '../shared']} language={language}>
      <QueryClientProvider client={new QueryClient()}>
        <PasswordSection
          profile={{ email: 'karim@example.com' } as OwnProfile}
          hasPassword={false}
          signInWith={signInWith}
        />
      </QueryClientProvider>
    </Around>,
  );
  return container.textContent ?? '';
}

describe.each(LANGUAGES.map(({ code }) => code))(
  'SU-009 in %s, the security page of someone without a password',
  (language) => {
    it('names no service to someone who came by an invitation', () => {
      const text = said([], language);
      expect(text).not.toMatch(/Google/);
      expect(text).not.toContain('account.password');
      expect(text.length).toBeGreaterThan(40);
    });

    it('names the service that signs them in', () => expect(said(['Google'], language)).toContain('Google'));
  },
);
