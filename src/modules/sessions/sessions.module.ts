import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AUTHENTICATOR } from '../../platform/auth/authenticator.js';
import { Settings } from '../../platform/config/settings.js';
import { PasswordAgain } from './password-again.service.js';
import { tokenKeys } from './session-token.js';
import { SessionService } from './session.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsPersonalData } from './sessions.personal-data.js';
import { TidySessions } from './tidy-sessions.js';

/** Sessions, the tokens that name them, and the password asked for again. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ secret: tokenKeys(settings)[0] }),
    }),
  ],
  providers: [
    SessionsPersonalData,
    SessionService,
    SessionStrategy,
    PasswordAgain,
    TidySessions,
    { provide: AUTHENTICATOR, useExisting: SessionStrategy },
  ],
  exports: [SessionService, AUTHENTICATOR, PasswordAgain, JwtModule],
})
export class SessionsModule {}
