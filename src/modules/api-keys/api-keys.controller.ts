import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { ApiKeyResponse, NewApiKey, NewApiKeyResponse } from './api-key.dto.js';
import { ApiKeys } from './api-keys.service.js';
import { NEW_KEYS } from './limits.js';

/** The API keys of a landlord's account. For its owners, and never for a key. */
@ApiTags('api keys')
@Roles('landlord')
@OwnerOnly()
@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeys) {}

  /** The account's keys, newest first; those that were revoked or have expired are listed for 90 days more. */
  @Get()
  list(): Promise<ApiKeyResponse[]> {
    return this.keys.list();
  }

  /**
   * Makes a key, which only this answer contains. Every owner gets a mail. 401 `invalid_credentials`, or `two_factor_required`
   * with a challenge; 403 in the demo and `email_unverified`, 422 past 20 keys that work.
   */
  @SecretAnswer()
  @LimitedByPerson(NEW_KEYS)
  @Post()
  create(@Body() body: NewApiKey): Promise<NewApiKeyResponse> {
    return this.keys.create(body);
  }

  /** Revokes a key: the next request with it is refused. Repeating it is harmless. 404 for another account's. */
  @Delete(':id')
  @HttpCode(204)
  revoke(@Param('id', IdPipe) id: string): Promise<void> {
    return this.keys.revoke(id);
  }
}
