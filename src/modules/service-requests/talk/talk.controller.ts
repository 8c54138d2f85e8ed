import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyRole, ForKeys, ForStaff } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { RequestReader } from '../request-reader.js';
import type { ServiceRequestDetail } from '../request.response.dto.js';
import { REQUEST_LINES } from '../rules/line-limit.js';
import { NewRequestLine, ReadRequestLines, RequestLinesRead } from './talk.dto.js';
import { RequestTalk } from './talk.service.js';

@ApiTags('service requests')
@Controller('service-requests/:id/lines')
export class TalkController {
  constructor(
    private readonly talk: RequestTalk,
    private readonly reader: RequestReader,
  ) {}

  /**
   * Writes into the conversation of a request, and returns the request. 403 for an audience that isn’t the writer’s, 404 for an
   * attachment that isn’t the writer’s own or was sent with another message, 429 above the limit.
   */
  @AnyRole()
  @ForStaff('accounts')
  @LimitedByPerson(REQUEST_LINES)
  @ForKeys('maintenance:write')
  @Post()
  async say(@Param('id', IdPipe) id: string, @Body() body: NewRequestLine): Promise<ServiceRequestDetail> {
    await this.talk.say(id, body);
    return this.reader.detail(id);
  }

  /** Marks the conversation as read up to a message. */
  @AnyRole()
  @ForStaff('accounts')
  @Post('read')
  @HttpCode(200)
  read(@Param('id', IdPipe) id: string, @Body() { until }: ReadRequestLines): Promise<RequestLinesRead> {
    return this.talk.read(id, until);
  }
}
