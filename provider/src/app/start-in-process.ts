import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { readConfig } from './config.ts';
import { runProvider, type RunningProvider } from './start-provider.ts';

/** As the environment variables of `config.ts`; what is left out is read from the environment. */
export interface ProviderSettings {
  readonly host?: string;
  readonly port?: number;
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  readonly publicUrl?: string;
  readonly sandbox?: boolean;
  readonly logLevel?: Config['logLevel'];
  /** Shared with the host's server, see `Config.hostKey`. */
  readonly hostKey?: string;
  /** Shared with the host's server, see `Config.suggestKey`. */
  readonly suggestKey?: string;
  readonly clock?: Clock;
}

/** Starts the provider inside this process, for the one-command start (OPS-1). Throws `ConfigError` for a bad value. */
export async function startProvider(settings: ProviderSettings = {}): Promise<RunningProvider> {
  const { host, port, dataDir, databaseUrl, publicUrl, sandbox, logLevel, hostKey, suggestKey, clock } = settings;
  const config = readConfig({
    ...process.env,
    ...given('PROVIDER_HOST', host),
    ...given('PROVIDER_PORT', port),
    ...given('DATA_DIR', dataDir),
    ...given('DATABASE_URL', databaseUrl),
    ...given('PUBLIC_URL', publicUrl),
    ...given('SANDBOX', sandbox === undefined ? undefined : sandbox ? 'on' : 'off'),
    ...given('LOG_LEVEL', logLevel),
    ...given('HOST_KEY', hostKey),
    ...given('SUGGEST_KEY', suggestKey),
  });
  return runProvider(config, clock ? { clock } : {});
}

function given(name: string, value: string | number | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: String(value) };
}
