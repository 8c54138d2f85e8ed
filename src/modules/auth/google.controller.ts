import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { Problem } from '../../platform/errors/problem.js';

/** Sign-in with Google. No adapter is configured yet: every way in says so (decisions, section 3, Google). */
@ApiExcludeController()
@Public()
@Controller()
export class GoogleController {
  /** 503 `Google sign-in is not configured`. */
  @Get(['auth/google/login', 'api/auth/google/login'])
  login(): never {
    throw new Problem('not_configured', { sentence: 'Google sign-in is not configured' });
  }
}
