import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { NEW_DEVICES, PUSH_TESTS } from './limits.js';
import { PushDevices } from './push-devices.service.js';
import { NewPushDevice, PushResponse } from './push.dto.js';

/** The browsers in which the person who asks gets push messages. Never for a key. */
@ApiTags('notifications')
@Roles('tenant', 'landlord', 'supplier', 'technician')
@NeedsPassword()
@Controller('push')
export class PushController {
  constructor(private readonly devices: PushDevices) {}

  /** The devices, newest first, and the key with which a browser subscribes; without a key push messages are off. */
  @Get()
  read(): Promise<PushResponse> {
    return this.devices.read();
  }

  /**
   * Adds the browser that asks, for as long as its session lasts. Beyond ten devices, the one that was added first goes. 400 for an
   * address that isn’t public or keys that aren’t valid, 403 in the demo and where push messages are off.
   */
  @LimitedByPerson(NEW_DEVICES)
  @Post('devices')
  @HttpCode(200)
  add(@Body() body: NewPushDevice): Promise<PushResponse> {
    return this.devices.add(body);
  }

  /** Sends a test message to one device. 404 for someone else’s. */
  @LimitedByPerson(PUSH_TESTS)
  @Post('devices/:id/test')
  @HttpCode(204)
  test(@Param('id', IdPipe) id: string): Promise<void> {
    return this.devices.test(id);
  }

  /** Removes a device. 404 for someone else’s. */
  @Delete('devices/:id')
  remove(@Param('id', IdPipe) id: string): Promise<PushResponse> {
    return this.devices.remove(id);
  }
}
