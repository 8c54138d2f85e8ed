import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { ServerKeyResponse } from './server-keys.dto.js';
import { ServerKeysService } from './server-keys.service.js';

/** The server's keys and how far a change of them has come. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/server-keys')
export class ServerKeysController {
  constructor(private readonly keys: ServerKeysService) {}

  /** The three keys by fingerprint, with what depends on a previous one. Empty in the demo. */
  @Get()
  list(): Promise<ServerKeyResponse[]> {
    return this.keys.list();
  }
}
