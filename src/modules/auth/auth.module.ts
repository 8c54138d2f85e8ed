import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { DemoService } from './demo.service.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { LinkSignIn } from './link-sign-in.service.js';
import { BrowserSignIn } from './openid/browser-sign-in.service.js';
import { GoogleBrowserController, GoogleConfigured, GoogleController } from './openid/google.controller.js';
import { OpenIdProviders } from './openid/openid-providers.service.js';
import { OpenIdController } from './openid/openid.controller.js';
import { ProviderPeople } from './openid/provider-people.js';
import { ProviderSignIn } from './openid/provider-sign-in.service.js';
import { SignInAttempts } from './openid/sign-in-attempts.js';
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

/** Sign-in and sessions. The module is global because the guard of every route asks it who the caller is. */
@Global()
@Module({
  imports: [TwoFactorModule, AccountsModule, SessionsModule],
  controllers: [
    AuthController,
    AccountController,
    GoogleBrowserController,
    GoogleController,
    OpenIdController,
    SignInLinkController,
  ],
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
    BrowserSignIn,
    GoogleConfigured,
    OpenIdProviders,
    ProviderPeople,
    ProviderSignIn,
    SignInAttempts,
    LinkSignIn,
    Registration,
    SignInLinks,
    SignInLocks,
  ],
  exports: [SignInLocks, PasswordService, VerifyEmailService, AccountsModule, SessionsModule, TwoFactorModule],
})
export class AuthModule {}
