import { ConfigError } from '@aylal/server';
import { readConfig } from './config.ts';

describe('The configuration', () => {
  it('has production-safe defaults [OPS-1]', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      sandbox: false,
      rateLimits: true,
      hostKey: undefined,
      suggestKey: undefined,
      mode: 'development',
    });
    expect(readConfig({ DATA_DIR: '/elsewhere' }).databaseUrl).toBe('pglite:/elsewhere/database');
  });

  it.each([
    ['PROVIDER_PORT', 'many'],
    ['PROVIDER_PORT', '70000'],
    ['PROVIDER_PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'localhost'],
    ['SANDBOX', 'yes'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['NOT_OFFERED', 'trains,ships'],
    ['SMTP_URL', 'https://mail.example.mn'],
    ['MAIL_FROM', 'Nobody'],
    ['HOST_KEY', 'short'],
    ['SUGGEST_KEY', 'short'],
    ['ENCRYPTION_KEY', 'abc'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['MAX_IN_FLIGHT', '0'],
  ])('[OPS-1] refuses %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('[OPS-1] takes an empty variable as one that is not set', () => {
    expect(readConfig({ PROVIDER_PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('[OPS-1] refuses a partner of whom a key is missing', () => {
    expect(() => readConfig({ TRIP_URL: 'https://trips.example.mn' })).toThrow('TRIP_TOKEN is needed with TRIP_URL');
    expect(() => readConfig({ BEDBANK_URL: 'https://beds.example.com', BEDBANK_KEY: 'k' })).toThrow(
      'BEDBANK_SECRET is needed with BEDBANK_URL',
    );
  });

  it('[OPS-2] refuses the sandbox in production unless it is asked for by name', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SANDBOX: 'on' })).toThrow('SANDBOX');
    expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on', SANDBOX_IN_PRODUCTION: 'yes-really' }).sandbox).toBe(
      true,
    );
  });
});
