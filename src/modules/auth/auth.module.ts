import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AUTHENTICATOR } from '../../platform/auth/authenticator.js';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { AuthController } from './auth.controller.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

/** Ways in and sessions. Global because the guard of every route asks it who comes. */
@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ secret: serverKey(settings, 'JWT_SECRET') }),
    }),
  ],
  controllers: [AuthController],
  providers: [SessionService, SignInService, SignUpService, { provide: AUTHENTICATOR, useExisting: SessionService }],
  exports: [SessionService, AUTHENTICATOR],
})
export class AuthModule {}
