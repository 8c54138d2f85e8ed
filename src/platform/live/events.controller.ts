import { Controller, Header, Sse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { AnyPerson } from '../auth/decorators.js';
import { currentContext } from '../scope/context.js';
import { LiveHub, type LiveMessage } from './live-hub.js';

/**
 * One stream per browser. It is read with `fetch`, so that the token is sent in a header and isn't part of an address.
 */
@ApiExcludeController()
@Controller('events')
export class EventsController {
  constructor(private readonly hub: LiveHub) {}

  /** Server-sent events `change` with `{ resources, ids }`; `resync` means that some may be missing. */
  @AnyPerson()
  @Sse()
  @Header('X-Accel-Buffering', 'no')
  stream(): Observable<LiveMessage> {
    return this.hub.streamFor(currentContext().actor);
  }
}
