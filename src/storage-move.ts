import { readSettings, SettingsError } from './platform/config/settings.js';
import { Problem } from './platform/errors/problem.js';
import { moveFiles, type Moved } from './platform/files/move-files.js';
import { folderStore, openBucket } from './platform/files/open-store.js';

const USAGE = `npm run storage:move

Copies the stored files from DATA_DIR/files to the bucket of S3_BUCKET. Each copy is read there again and compared before it takes
its place. What is in the bucket already is left as it is. Restart every process with the S3 settings first; then this works while
they run, and can be repeated. The folder stays: remove it when the command has copied everything (docs/operate.md).`;

/** Lines of progress are this many files apart. */
const TOLD_EVERY = 500;

async function run(args: string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const settings = readSettings({ ...process.env });
  const moved = await moveFiles(folderStore(settings), await openBucket(settings), tell);
  process.stdout.write(`${words(moved)} The sum of every copy is the same.
If every process had the S3 settings when this began, you can remove ${settings.dataDir}/files now. If not, restart the others and
run the command again first.\n`);
  return 0;
}

function tell(moved: Moved): void {
  if ((moved.copied + moved.already) % TOLD_EVERY === 0) process.stdout.write(`${words(moved)}\n`);
}

function words({ copied, bytes, already }: Moved): string {
  return `${copied} files copied (${(bytes / 1024 / 1024).toFixed(1)} MiB), ${already} were there before.`;
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const cause = error instanceof Problem && error.cause instanceof Error ? error.cause : error;
    const again = '\nNothing is lost. Run the command again to go on.';
    process.stderr.write(`${cause instanceof SettingsError ? cause.message : `${String(cause)}${again}`}\n`);
    process.exit(1);
  },
);
