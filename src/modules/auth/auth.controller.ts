import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyRole, Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { SessionResponse, SignInRequest, SignUpRequest } from './auth.dto.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
  ) {}

  /** Registers a landlord or a supplier. 400 `Invalid email`, 403 for other roles, 409 `User already exists`. */
  @Public()
  @SecretAnswer()
  @Post('signup')
  signUp(@Body() body: SignUpRequest): Promise<SessionResponse> {
    return this.signUps.signUp(body);
  }

  /** Signs in by address and password. 401 `Invalid credentials`, or the portal's own text. */
  @Public()
  @SecretAnswer()
  @Post('signin')
  @HttpCode(200)
  signIn(@Body() body: SignInRequest): Promise<SessionResponse> {
    return this.signIns.signIn(body);
  }

  /** Ends this session; its tokens are refused from now on. */
  @AnyRole()
  @Post('signout')
  @HttpCode(204)
  signOut(): Promise<void> {
    return this.signIns.signOut();
  }
}
