/** @jest-environment node */
import { pagePolicy } from './page-policy.ts';

const policy = pagePolicy({ nonce: 'abc', containers: ['mf_flights'], releaseOrigins: ['https://cdn.example'] });
const scripts = /script-src ([^;]+)/.exec(policy)?.[1];

describe('pagePolicy', () => {
  it('[WEB-1] runs only what carries the nonce, and what that loads', () => {
    expect(scripts).toBe("'nonce-abc' 'strict-dynamic'");
  });

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /csp-report',
    "require-trusted-types-for 'script'",
    "trusted-types aylal-host aylal-loader mf_flights 'allow-duplicates'",
  ])('[WEB-1] says %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });

  it('[WEB-1] never allows inline or evaluated scripts', () => {
    expect(scripts).not.toMatch(/unsafe/);
  });
});
