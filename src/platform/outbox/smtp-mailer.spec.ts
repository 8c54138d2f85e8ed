import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import type { RenderedMail } from './mailer.js';
import type { ReturnPaths } from './return-paths.js';
import { SmtpMailer } from './smtp-mailer.js';

const MAIL = {
  to: 'ana@example.com',
  subject: 'Confirm your address',
  text: 'Open https://home.example/verify-email?token=secret to confirm.',
} as RenderedMail;

describe('without a mail server', () => {
  const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
  afterEach(() => void log.mockClear());
  const keep = (NODE_ENV: string) =>
    new SmtpMailer({ NODE_ENV } as Settings, {} as ReturnPaths).send(MAIL).then((state) => [state, log.mock.calls]);

  it('RG-043 the links of an email are printed on the terminal where the product is developed or tried out', async () => {
    expect(await keep('development')).toEqual([
      'kept',
      [[expect.stringContaining('to ana@example.com https://home.example/verify-email?token=secret')]],
    ]);
  });

  it('in production they are in the outbox alone', async () => {
    expect(await keep('production')).toEqual(['kept', []]);
  });
});
