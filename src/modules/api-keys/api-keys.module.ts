import { Global, Module } from '@nestjs/common';
import { KEY_AUTHENTICATOR } from '../../platform/auth/authenticator.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { ApiKeyMails } from './api-key-mails.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysPersonalData } from './api-keys.personal-data.js';
import { ApiKeys } from './api-keys.service.js';
import { KeyLookup } from './key-lookup.service.js';
import { TidyApiKeys } from './tidy-api-keys.js';

/**
 * Keys with which a landlord's software calls the API. Global because the guard of every route asks it who the caller
 * is.
 */
@Global()
@Module({
  imports: [AccountsModule, TwoFactorModule],
  controllers: [ApiKeysController],
  providers: [
    ApiKeysPersonalData,
    ApiKeys,
    ApiKeyMails,
    KeyLookup,
    ApiKeyStrategy,
    TidyApiKeys,
    { provide: KEY_AUTHENTICATOR, useExisting: ApiKeyStrategy },
  ],
  exports: [KEY_AUTHENTICATOR],
})
export class ApiKeysModule {}
