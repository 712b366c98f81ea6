import { ConfigError } from '@aylal/server';
import { readConfig } from './config.ts';

const sound = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.mn',
  HOST_KEY: '0f7c2f1e0f3b4a58a6d2f9b1c04e7d3358b6a1f0c9d2e4b7',
  CARD_URL: 'https://card.example.mn',
  CARD_TOKEN: 'kF83-hhQ2xTz9',
  CARD_SECRET: 'qq71-LpZ0vBn4Wd',
  BEDBANK_URL: 'https://beds.example.com',
  BEDBANK_KEY: '5b1e0c7d9a3f48e2b6c4d1f07e92a835',
  BEDBANK_SECRET: 'kF83-hhQ2x',
  EBARIMT_URL: '',
};

describe('The configuration of a production', () => {
  it('[OPS-2] is taken with https, a host key and secrets that are secret', () => {
    expect(readConfig(sound)).toMatchObject({ mode: 'production', sandbox: false });
  });

  it.each([
    ['CARD_SECRET', 'x'],
    ['CARD_TOKEN', 'sandbox-card-token'],
    ['CARD_URL', 'http://card.example.mn'],
    ['PUBLIC_URL', 'http://shop.example.mn'],
    ['HOST_KEY', ''],
    ['HOST_KEY', 'a'.repeat(48)],
    ['SUGGEST_KEY', 'one two three four'],
    ['ENCRYPTION_KEY', '0'.repeat(64)],
    ['BEDBANK_URL', 'http://beds.example.com'],
    ['BEDBANK_KEY', 'sandbox-bed-bank-key'],
    ['BEDBANK_SECRET', 'x'],
    ['RATE_LIMITS', 'off'],
  ])('[OPS-1] [OPS-2] is refused with %s=%s, by the name of the variable', (name, value) => {
    const read = () => readConfig({ ...sound, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
  });

  it('[OPS-2] names every variable at once', () => {
    const read = () => readConfig({ ...sound, HOST_KEY: '', RATE_LIMITS: 'off', CARD_SECRET: 'x' });
    expect(read).toThrow(/CARD_SECRET.*HOST_KEY.*RATE_LIMITS/);
  });

  it('[OPS-2] of a sandbox that was asked for by name may be at http; its partners are judged all the same', () => {
    const sandbox = { NODE_ENV: 'production', SANDBOX: 'on', SANDBOX_IN_PRODUCTION: 'yes-really' };
    expect(readConfig(sandbox).sandbox).toBe(true);
    expect(() => readConfig({ ...sandbox, QPAY_URL: 'http://qpay.example.mn' })).toThrow('QPAY_URL');
  });
});
