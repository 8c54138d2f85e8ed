import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AUTHENTICATOR } from '../../platform/auth/authenticator.js';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { AuthController } from './auth.controller.js';
import { DemoPeople } from './demo-people.js';
import { DemoService } from './demo.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { Links } from './links.js';
import { PeopleService } from './people.service.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { TenantCodes } from './tenant-codes.service.js';
import { VerifyEmailService } from './verify-email.service.js';

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
  providers: [
    SessionService, SignInService, SignUpService, DemoPeople, DemoService, FirstAdminService, Links, PeopleService, TenantCodes, VerifyEmailService,
    { provide: AUTHENTICATOR, useExisting: SessionService },
  ],
  exports: [SessionService, AUTHENTICATOR, DemoPeople, PeopleService, TenantCodes, VerifyEmailService],
})
export class AuthModule {}
