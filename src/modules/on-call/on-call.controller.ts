import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TEST_ALERTS } from './limits.js';
import { OnCallAlarms } from './on-call-alarm.service.js';
import { OnCallLists } from './on-call-list.service.js';
import {
  OnCallAlarmResponse,
  OnCallDuty,
  OnCallDutyQuery,
  OnCallResponse,
  OnCallTestResponse,
  SaveOnCallRequest,
} from './on-call.dto.js';

@ApiTags('service requests')
@Roles('landlord')
@Controller('on-call')
export class OnCallController {
  constructor(
    private readonly lists: OnCallLists,
    private readonly alarms: OnCallAlarms,
  ) {}

  /** The landlord’s on-call list, in the order in which people are asked about emergencies. */
  @Get()
  read(): Promise<OnCallResponse> {
    return this.lists.read();
  }

  /**
   * Replaces the list. Links of people who were removed stop working. 400 for a person without the data that their kind needs,
   * for a duplicate, and for a phone number that can’t be called; 404 for a supplier who can’t be named, 403 `email_unverified`
   * for people outside the product, 409 `stale_version`.
   */
  @Put()
  save(@Body() body: SaveOnCallRequest): Promise<OnCallResponse> {
    return this.lists.save(body);
  }

  /** Who would be asked now, or on a given day and time in the list’s time zone. */
  @Get('duty')
  duty(@Query() query: OnCallDutyQuery): Promise<OnCallDuty> {
    return this.lists.duty(query);
  }

  /** Sends a test alert only to the person who requests it. */
  @LimitedByPerson(TEST_ALERTS)
  @Post('test')
  @HttpCode(200)
  test(): Promise<OnCallTestResponse> {
    return this.lists.test();
  }

  /** The people who were asked about a request, by name. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('alarms/:requestId')
  alarm(@Param('requestId', IdPipe) requestId: string): Promise<OnCallAlarmResponse> {
    return this.alarms.read(requestId);
  }

  /** The landlord takes care of it, so no one else is asked. Does nothing if someone already does; 404 if no one was asked. */
  @Post('alarms/:requestId/acknowledge')
  @HttpCode(200)
  acknowledge(@Param('requestId', IdPipe) requestId: string): Promise<OnCallAlarmResponse> {
    return this.alarms.acknowledge(requestId);
  }
}
