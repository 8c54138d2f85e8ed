import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { DemoStateResponse } from './demo-reset.dto.js';
import { DemoReset } from './demo-reset.service.js';

/** Shows and resets the demo world, for admins. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/demo')
export class DemoResetController {
  constructor(private readonly demo: DemoReset) {}

  /** Whether there is a demo, and when it was filled. */
  @Get()
  state(): Promise<DemoStateResponse> {
    return this.demo.state();
  }

  /** Empties the demo world and fills it again, in the background. 422 `demo_off`, 409 while it is being filled. */
  @Post('reset')
  @HttpCode(202)
  reset(): Promise<DemoStateResponse> {
    return this.demo.begin();
  }
}
