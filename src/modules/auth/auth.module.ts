import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { DemoService } from './demo.service.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { GoogleAttempts } from './google/google-attempt.js';
import { GooglePeople } from './google/google-people.js';
import { GoogleProvider } from './google/google-provider.js';
import { GoogleSignIn } from './google/google-sign-in.service.js';
import { GoogleBrowserController, GoogleConfigured, GoogleController } from './google/google.controller.js';
import { LinkSignIn } from './link-sign-in.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasswordLinks } from './password-links.js';
import { PasswordService } from './password.service.js';
import { Registration } from './registration.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInLinkController } from './sign-in-link.controller.js';
import { SignInLinks } from './sign-in-links.service.js';
import { SignInLocks } from './sign-in-locks.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { VerifyEmailService } from './verify-email.service.js';

/** Ways in and sessions. Global because the guard of every route asks it who comes. */
@Global()
@Module({
  imports: [TwoFactorModule, AccountsModule, SessionsModule],
  controllers: [AuthController, AccountController, GoogleBrowserController, GoogleController, SignInLinkController],
  providers: [
    SignInService,
    SignInLimits,
    SignUpService,
    PasswordLinks,
    PasswordService,
    EmailChangeService,
    OwnSessions,
    DemoService,
    FirstAdminService,
    VerifyEmailService,
    GoogleAttempts,
    GoogleConfigured,
    GooglePeople,
    GoogleProvider,
    GoogleSignIn,
    LinkSignIn,
    Registration,
    SignInLinks,
    SignInLocks,
  ],
  exports: [SignInLocks, PasswordService, VerifyEmailService, AccountsModule, SessionsModule, TwoFactorModule],
})
export class AuthModule {}
