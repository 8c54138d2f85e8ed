const LEVELS = /** @type {Record<number, string>} */ ({
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
});

/** The framework's log contexts that list every module and route at startup. */
const STARTING = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/**
 * A line of the server's log as a person reads it: `14:03:22 warn  text`. A line that isn't structured stays as it is.
 * Start messages of the framework and requests of health checks are left out.
 * @param {string} line
 * @returns {string | undefined}
 */
export function readable(line) {
  const entry = parse(line);
  if (!entry) return line;
  if (Number(entry.level) <= 30 && (STARTING.has(String(entry.context)) || entry.path === '/ping')) return undefined;
  const time = new Date(/** @type {string | number} */ (entry.time)).toTimeString().slice(0, 8);
  const level = (LEVELS[Number(entry.level)] ?? String(entry.level)).padEnd(5);
  const { err } = entry;
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${time} ${level} ${[request(entry), entry.msg === 'request' ? '' : entry.msg].filter(Boolean).join(' ')}${stack}`;
}

/** @param {string} line @returns {Record<string, unknown> | undefined} */
function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return 'level' in entry && 'time' in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Record<string, unknown>} entry */
function request({ method, path, url, status, ms }) {
  const parts = [method, path ?? url, status, typeof ms === 'number' ? `${Math.round(ms)} ms` : undefined];
  return parts.filter((part) => part !== undefined).join(' ');
}
