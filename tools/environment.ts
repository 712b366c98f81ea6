import { resolve } from 'node:path';

/** What `start` runs with. */
export interface StartSettings {
  readonly port: number;
  /** Of the office, apart from the shop's; null where none is wanted. */
  readonly officePort: number | null;
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
  const portOf = (name: string, text: string) => {
    const port = Number(text);
    if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
      faults.push(`${name} must be a whole number from 1 to 65535; it is "${text}"`);
    return port;
  };
  const port = portOf('PORT', value('PORT') ?? '3000');
  // The port above the shop's is its game's.
  const officeText = value('OFFICE_PORT') ?? String(port + 2);
  const officePort = officeText === 'off' ? null : portOf('OFFICE_PORT', officeText);
  if (officePort === port) faults.push('OFFICE_PORT must be another port than PORT');
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
    officePort,
    dataDir: resolve(root, value('DATA_DIR') ?? '.data'),
    databaseUrl,
    providerUrl,
    releasesUrl,
    publicUrl,
    sandbox: sandbox === 'on',
  };
}
