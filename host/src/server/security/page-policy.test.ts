/** @jest-environment node */
import { pagePolicy } from './page-policy.ts';

const facts = {
  nonce: 'abc',
  containers: ['mf_flights'],
  releaseOrigins: ['https://cdn.example'],
  frameAncestors: [] as string[],
  gameOrigin: null,
  googleMaps: null as string | null,
};
const policy = pagePolicy(facts);
const scripts = /script-src ([^;]+)/.exec(policy)?.[1];

describe('pagePolicy', () => {
  it('[WEB-1] runs only what carries the nonce, and what that loads', () => {
    expect(scripts).toBe("'nonce-abc' 'strict-dynamic'");
  });

  it('[WEB-1] [MFE-3] asks no origin for a script but its own and those of releases, also by a redirect', () => {
    const [, origins] = policy.split(', ');
    expect(origins?.split('; ')).toContain("script-src 'self' https://cdn.example 'unsafe-inline'");
    const drawn = pagePolicy({ ...facts, googleMaps: 'https://maps.googleapis.com/maps/api/js' });
    expect(drawn.split(', ')[1]).toContain(
      "'self' https://cdn.example https://maps.googleapis.com https://*.googleapis.com",
    );
  });

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
    "form-action 'self'",
    'report-uri /csp-report',
    "require-trusted-types-for 'script'",
    "trusted-types aylal-host aylal-loader aylal-kept mf_flights 'allow-duplicates'",
  ])('[WEB-1] says %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });

  it('[WEB-1] lets the origins of the mini-app frame a page, and nobody else', () => {
    const framed = pagePolicy({ ...facts, frameAncestors: ['https://app.example', 'https://web.example'] });
    expect(framed.split('; ')).toContain('frame-ancestors https://app.example https://web.example');
  });

  it('[WEB-5] frames the game and papers of our own, and nothing else', () => {
    expect(pagePolicy({ ...facts, gameOrigin: 'https://game.example' }).split('; ')).toContain(
      "frame-src 'self' https://game.example",
    );
  });

  it('[MFE-5] lets records and pictures of releases come from where releases lie', () => {
    expect(policy.split('; ')).toContain("connect-src 'self' https://cdn.example");
    expect(policy.split('; ')).toContain("img-src 'self' https://cdn.example data: blob:");
  });

  it('[WEB-1] names hosts of Google only where Google draws the maps, and never lets its script evaluate code', () => {
    expect(policy).not.toContain('google');
    expect(policy).toContain("; worker-src 'self'; ");
    const drawn = pagePolicy({ ...facts, googleMaps: 'https://maps.googleapis.com/maps/api/js' }).split('; ');
    const added = drawn.filter((directive) => !policy.split('; ').includes(directive)).join(' ');
    const hosts = new Set(added.match(/https:\/\/[\w.*-]+/g));
    hosts.delete('https://cdn.example');
    expect([...hosts].toSorted()).toEqual([
      'https://*.google.com',
      'https://*.googleapis.com',
      'https://*.googleusercontent.com',
      'https://*.gstatic.com',
      'https://fonts.googleapis.com',
      'https://fonts.gstatic.com',
      'https://maps.googleapis.com',
    ]);
    expect(drawn).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(drawn).toContain("require-trusted-types-for 'script'");
  });

  it('[WEB-1] never allows inline or evaluated scripts', () => {
    expect(scripts).not.toMatch(/unsafe/);
  });
});
