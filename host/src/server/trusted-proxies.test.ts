/** @jest-environment node */
import { openTrialHost, type TrialHost } from './testing/trial-host.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-proto': 'https' };

const airports = ({ seen }: TrialHost) => seen.find(({ url }) => url === '/api/airports/?q=ub');

describe('Behind a proxy', () => {
  it('[AUT-5] [SEC-4] tells the provider the address that a named proxy tells', async () => {
    const trial = await openTrialHost({ trustedProxies: (address) => address === '127.0.0.1' });
    await trial.get('/api/airports/?q=ub', forwarded);
    expect(airports(trial)?.headers['x-forwarded-for']).toBe('203.0.113.9');
    await trial.close();
  });

  it('[AUT-5] believes no other, whatever it claims', async () => {
    const trial = await openTrialHost({ trustedProxies: (address) => address === '10.0.0.1' });
    await trial.get('/api/airports/?q=ub', { ...forwarded, 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' });
    expect(airports(trial)?.headers['x-forwarded-for']).toBe('127.0.0.1');
    await trial.close();
  });

  it('[AUT-5] [OPS-1] warns at the start when the shop is on https and no proxy is named', async () => {
    const started = async (trustedProxies: ((address: string) => boolean) | null) => {
      const lines: string[] = [];
      const logTo = { write: (line: string) => void lines.push(line) };
      const over = { publicUrl: 'https://shop.example', logLevel: 'warn' as const, logTo, trustedProxies };
      await (await openTrialHost(over)).close();
      return lines.join('');
    };
    expect(await started(null)).toContain('TRUSTED_PROXIES');
    expect(await started(() => false)).not.toContain('TRUSTED_PROXIES');
  });
});
