import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import { ServeStaticModule, type ServeStaticModuleOptions } from '@nestjs/serve-static';
import { ASSETS } from './site.js';

/** An option that the module passes on to @fastify/static, although its own type doesn't name it. */
type FileOptions = ServeStaticModuleOptions['serveStaticOptions'] & { globIgnore: string[] };

/** A pattern that matches no path: missing assets fall through to the documents' route, which has our error shape. */
const NOWHERE = '/:never(^[^\\s\\S]$)';

/**
 * Sends the hashed assets for their one route (`registerSite`). A file never changes under its name, and the files that the
 * build compressed are sent.
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
      // One route for all files. A route for each file would take most of the startup time.
      globIgnore: ['**'],
    };
    return {
      module: AssetsModule,
      imports: [ServeStaticModule.forRoot({ rootPath, serveRoot: ASSETS, renderPath: NOWHERE, serveStaticOptions })],
    };
  }
}
