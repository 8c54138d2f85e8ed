import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { ServerKeysService } from './server-keys.service.js';

/** Moves what a previous server key protects to the current one, in the background. Without a change of keys it finds nothing. */
@Injectable()
export class RewrapKeys {
  constructor(private readonly keys: ServerKeysService) {}

  @Scheduled('server-keys.rewrap', '*/10 * * * *')
  async run(): Promise<void> {
    await this.keys.rewrap();
  }
}
