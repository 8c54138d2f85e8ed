import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AUTHENTICATOR } from '../../platform/auth/authenticator.js';
import { Settings } from '../../platform/config/settings.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { Confirmation } from './confirmation.service.js';
import { Deletion } from './deletion.service.js';
import { DemoPeople } from './demo-people.service.js';
import { DemoService } from './demo.service.js';
import { Designation } from './designation.service.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { GoogleAttempts } from './google/google-attempt.js';
import { GooglePeople } from './google/google-people.js';
import { GoogleProvider } from './google/google-provider.js';
import { GoogleSignIn } from './google/google-sign-in.service.js';
import { GoogleBrowserController, GoogleConfigured, GoogleController } from './google/google.controller.js';
import { Invitations } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';
import { InvitedService } from './invited.service.js';
import { LinkSignIn } from './link-sign-in.service.js';
import { Links } from './links.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasswordAgain } from './password-again.service.js';
import { PasswordLinks } from './password-links.js';
import { PasswordService } from './password.service.js';
import { PeopleService } from './people.service.js';
import { Registration } from './registration.js';
import { SecondStepLinkController } from './second-step-link.controller.js';
import { SecondStepLinks } from './second-step-links.service.js';
import { tokenKey } from './session-token.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInLinkController } from './sign-in-link.controller.js';
import { SignInLinks } from './sign-in-links.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { TenantCodes } from './tenant-codes.service.js';
import { TidyLinks } from './tidy-links.js';
import { TidySessions } from './tidy-sessions.js';
import { TwoFactorSettingsController } from './two-factor-settings.controller.js';
import { TwoFactorSettings } from './two-factor-settings.service.js';
import { VerifyEmailService } from './verify-email.service.js';

/** Ways in and sessions. Global because the guard of every route asks it who comes. */
@Global()
@Module({
  imports: [
    TwoFactorModule,
    JwtModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ secret: tokenKey(settings) }),
    }),
  ],
  controllers: [
    AuthController,
    AccountController,
    GoogleBrowserController,
    GoogleController,
    InvitedController,
    SecondStepLinkController,
    SignInLinkController,
    TwoFactorSettingsController,
  ],
  providers: [
    SessionService,
    SessionStrategy,
    SignInService,
    SignInLimits,
    SignUpService,
    PasswordAgain,
    PasswordLinks,
    PasswordService,
    EmailChangeService,
    OwnSessions,
    TwoFactorSettings,
    Deletion,
    DemoPeople,
    DemoService,
    FirstAdminService,
    Invitations,
    InvitedService,
    Links,
    PeopleService,
    TenantCodes,
    VerifyEmailService,
    GoogleAttempts,
    GoogleConfigured,
    GooglePeople,
    GoogleProvider,
    GoogleSignIn,
    Confirmation,
    Designation,
    LinkSignIn,
    Registration,
    SecondStepLinks,
    SignInLinks,
    TidyLinks,
    TidySessions,
    { provide: AUTHENTICATOR, useExisting: SessionStrategy },
  ],
  exports: [
    SessionService,
    AUTHENTICATOR,
    Confirmation,
    Deletion,
    DemoPeople,
    Invitations,
    Links,
    PasswordService,
    PeopleService,
    TenantCodes,
    VerifyEmailService,
  ],
})
export class AuthModule {}
