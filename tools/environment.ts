import { resolve } from 'node:path';

/** What `start` runs with. */
export interface StartSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly providerUrl: string | null;
  readonly releasesUrl: string | null;
  readonly publicUrl: string;
  readonly sandbox: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws with one sentence for each bad variable, which it names. An empty variable counts as not set. */
export function readEnvironment(root: string, env: Environment): StartSettings {
  const faults: string[] = [];
  const value = (name: string) => env[name]?.trim() || null;
  const address = (name: string, protocols: readonly string[]) => {
    const text = value(name);
    if (text === null) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    faults.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}; it is "${text}"`,
    );
    return null;
  };
  const portText = value('PORT') ?? '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port < 1 || port > 65_535)
    faults.push(`PORT must be a whole number from 1 to 65535; it is "${portText}"`);
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl !== null && !/^(pglite:.+|postgres(ql)?:\/\/.+)/.test(databaseUrl))
    faults.push('DATABASE_URL must start with pglite: or postgres://');
  const sandbox = value('SANDBOX') ?? 'on';
  if (sandbox !== 'on' && sandbox !== 'off') faults.push(`SANDBOX must be on or off; it is "${sandbox}"`);
  const web = ['http:', 'https:'];
  const providerUrl = address('PROVIDER_URL', web);
  const releasesUrl = address('RELEASES_URL', web);
  const publicUrl = address('PUBLIC_URL', web) ?? `http://localhost:${port}`;
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    port,
    dataDir: resolve(root, value('DATA_DIR') ?? '.data'),
    databaseUrl,
    providerUrl,
    releasesUrl,
    publicUrl,
    sandbox: sandbox === 'on',
  };
}
