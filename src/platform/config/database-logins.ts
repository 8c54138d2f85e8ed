/** The settings that are a login, and those that hold its password where the address itself has none. */
export const PASSWORD_OF = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  DATABASE_DIRECT_URL: 'DATABASE_PASSWORD',
  DATABASE_REPLICA_URL: 'DATABASE_PASSWORD',
  MIGRATION_DATABASE_URL: 'MIGRATION_DATABASE_PASSWORD',
  BACKUP_VERIFY_DATABASE_URL: 'BACKUP_VERIFY_DATABASE_PASSWORD',
} as const;

export type LoginSetting = keyof typeof PASSWORD_OF;

/**
 * The address with its password, which may be any text: it is encoded here. An address that already has a password keeps it,
 * and so does one that can't be read, about which the settings complain.
 */
export function loginUrl(env: NodeJS.ProcessEnv, name: LoginSetting): string | undefined {
  const [address, password] = [env[name], env[PASSWORD_OF[name]]];
  if (!address || !password || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.password || !url.username) return address;
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The environment with a password in every login. */
export function withPasswords(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const logins = (Object.keys(PASSWORD_OF) as LoginSetting[]).map((name) => [name, loginUrl(env, name)] as const);
  return { ...env, ...Object.fromEntries(logins.filter(([, url]) => url)) };
}
