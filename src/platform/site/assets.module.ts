import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import { ServeStaticModule, type ServeStaticModuleOptions } from '@nestjs/serve-static';
import { ASSETS } from './site.js';

/** What the module passes on to @fastify/static without naming it in its own type. */
type FileOptions = ServeStaticModuleOptions['serveStaticOptions'] & { globIgnore: string[] };

/** No path has a letter that is neither space nor not: missing assets go on to the documents' route, which has our error shape. */
const NOWHERE = '/:never(^[^\\s\\S]$)';

/**
 * Sends the hashed assets, for the one route of them (`registerSite`). They never change under their name, and are sent as they
 * were compressed by the build.
 */
@Module({})
export class AssetsModule {
  static forRoot(folder: string): DynamicModule {
    const rootPath = join(folder, 'assets');
    if (!existsSync(rootPath)) return { module: AssetsModule };
    const serveStaticOptions: FileOptions = {
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      // No route for each file: that is most of a start.
      globIgnore: ['**'],
    };
    return {
      module: AssetsModule,
      imports: [ServeStaticModule.forRoot({ rootPath, serveRoot: ASSETS, renderPath: NOWHERE, serveStaticOptions })],
    };
  }
}
