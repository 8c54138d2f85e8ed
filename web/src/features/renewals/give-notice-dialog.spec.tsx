import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import type { NoticeRules } from './api/notices';
import { GiveNoticeDialog } from './components/notice/GiveNoticeDialog';

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('a last day in the past is refused before the consequences are shown', async () => {
  const calls = showPage({
    page: (
      <GiveNoticeDialog
        leaseId="l1"
        rules={{ today: '2026-12-01', earliest: '2026-12-01', deposit: false } as NoticeRules}
        onClose={() => undefined}
      />
    ),
    features: ['renewals', '../app/layouts'],
    answer: () => undefined,
  });
  await type('Last day', '2026-11-30');
  await click('Continue');
  expect(await screen.findByText('This is in the past. Choose a later day or time.')).toBeTruthy();
  await type('Last day', '2026-12-01');
  await click('Continue');
  expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
  expect(changesIn(calls)).toEqual([]);
});
