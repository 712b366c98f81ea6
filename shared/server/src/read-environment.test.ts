import {
  addressVariable,
  checkSandbox,
  ConfigError,
  onOffVariable,
  readEnvironment,
  wholeVariable,
} from './read-environment.ts';

const entries = { PORT: wholeVariable(0, 65_535, 3000), SANDBOX: onOffVariable('off'), PROVIDER_URL: addressVariable };
const PROVIDER_URL = 'http://127.0.0.1:4000//';

describe('[OPS-1] The variables of a service', () => {
  it('have their defaults, also where they are empty', () => {
    expect(readEnvironment(entries, { PROVIDER_URL, PORT: '' })).toEqual({
      PORT: 3000,
      SANDBOX: false,
      PROVIDER_URL: 'http://127.0.0.1:4000',
    });
  });

  it('are refused together, each by its name', () => {
    const read = () => readEnvironment(entries, { PORT: '70000', SANDBOX: 'yes', PROVIDER_URL: 'ftp://a' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      'PORT must be at most 65535; SANDBOX must be on or off; PROVIDER_URL must start with http:// or https://',
    );
  });

  it('[OPS-2] let a sandbox into production by name only', () => {
    expect(() => checkSandbox({ NODE_ENV: 'production', SANDBOX: true })).toThrow(ConfigError);
    expect(() =>
      checkSandbox({ NODE_ENV: 'production', SANDBOX: true, SANDBOX_IN_PRODUCTION: 'yes-really' }),
    ).not.toThrow();
    expect(() => checkSandbox({ NODE_ENV: 'test', SANDBOX: true })).not.toThrow();
  });
});
