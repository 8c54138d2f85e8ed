import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TidyAudit } from './audit/tidy-audit.js';
import { AuthGuard } from './auth/auth.guard.js';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import type { EntityList } from './database/orm-options.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { FilesModule } from './files/files.module.js';
import { validation } from './http/validation.js';
import { IdempotencyStore } from './idempotency/idempotency-store.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { PageInterceptor } from './lists/page.interceptor.js';
import { LiveModule } from './live/live.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { AssetsModule } from './site/assets.module.js';
import { CLIENT_FOLDER } from './site/site.js';
import { EveryRouteLimit } from './throttle/route-limit.js';
import { ThrottleModule } from './throttle/throttle.module.js';

/** What every module builds on. It imports none of them: the app passes in the settings and the entities. */
@Module({})
export class PlatformModule {
  static forRoot(settings: Settings, entities: EntityList): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.forRoot(settings),
        DatabaseModule.forRoot(entities),
        OutboxModule,
        LiveModule,
        ThrottleModule,
        FilesModule,
        PersonalDataModule,
        AssetsModule.forRoot(CLIENT_FOLDER),
      ],
      providers: [
        IdempotencyStore,
        TidyAudit,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: validation },
        { provide: APP_GUARD, useClass: EveryRouteLimit },
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
      ],
    };
  }
}
