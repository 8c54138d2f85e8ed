import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { defineEvent } from '../../src/platform/outbox/domain-event.js';
import { HandlerRegistry } from '../../src/platform/outbox/handler-registry.js';
import { Handles } from '../../src/platform/outbox/handles.decorator.js';
import { startTestApp, type TestApp } from '../support/app.js';

/**
 * Keys in queued jobs of released versions. None may ever disappear: a handler that moves keeps its key, and if one is removed,
 * a method that does nothing takes its key. Add new keys with a release.
 */
const RELEASED = `
  lease.notice_changed>ExpireRenewals.onNotice lease.ended>ExpireRenewals.onEnded password.forgotten>PasswordLinks.send
  session.link_asked>SignInLinks.send service_request.happened>FollowUp.follow person.deleted>Erasure.erase
  two_factor.code_asked>TwoFactorCodes.sendLoose lease.activated>LeaseEntries.onActivated lease.activated>RentRun.onActivated
  lease_message.sent>MessageMails.sent payment.succeeded>PaymentMails.succeeded payment.failed>PaymentMails.failed
  payment.returned>PaymentMails.returned payment.refund_failed>PaymentMails.refundFailed payment.failed>AutopayRun.failed
  payment.returned>AutopayRun.returned person.signed_up>EnterDirectory.enter lease.activated>CloseLetListings.close
  listing.asked>TellLandlord.tell document.shared>SharingMails.shared`
  .trim()
  .split(/\s+/);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('SEC-13 every job that a released version queued still finds its handler', () => {
  const registry = test.app.get(HandlerRegistry, { strict: false });
  expect(RELEASED.filter((key) => !registry.handler(key))).toEqual([]);
  expect(RELEASED.length).toBe(20);
});

it('SEC-13 what is queued from now on carries a key of its own, no name of a method', () => {
  const registry = test.app.get(HandlerRegistry, { strict: false });
  const sources = globSync('src/modules/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const keys = [...sources.matchAll(/@Handles\(\w+, '([^']+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThanOrEqual(20);
  expect(keys.filter((key) => !/^[a-z-]+\.[a-z-]+$/.test(key) || !registry.handler(key))).toEqual([]);
  expect(registry.handlersOf('payment.succeeded')).toContain('payments.mail-succeeded');
});

class Twin {
  @Handles(defineEvent('test.twin'), 'payments.mail-succeeded')
  async handle(): Promise<void> {}
}
class Other {
  @Handles(defineEvent('test.other'), 'payments.mail-succeeded')
  async handle(): Promise<void> {}
}
@Module({ imports: [DiscoveryModule], providers: [HandlerRegistry, Twin, Other] })
class TwinModule {}

it('SEC-13 two handlers of one key keep the product from starting', async () => {
  await expect(
    NestFactory.createApplicationContext(TwinModule, { logger: false, abortOnError: false }),
  ).rejects.toThrow('Two handlers are called payments.mail-succeeded');
});
