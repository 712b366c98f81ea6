import * as v from 'valibot';
import { matchPublisher } from './match-publisher.ts';
import { trustedPublisher, type TrustedPublisher } from './trusted-publisher.ts';

const issuer = 'https://issuer.example';
const publisher = (name: string, claims: Record<string, string>): TrustedPublisher => ({
  ...{ name, issuer, claims, remotes: ['mf-trial'], may: ['publish'], channels: null, minutes: 15 },
});
const main = publisher('main', { repository: 'aylal/trial', ref: 'refs/heads/main' });
const production = publisher('production', { ...main.claims, environment: 'production' });
const claims = { repository: 'aylal/trial', ref: 'refs/heads/main' };
const nameOf = (given: Readonly<Record<string, unknown>>, of = issuer) => {
  const match = matchPublisher([main, production], { issuer: of, claims: given });
  return match.publisher?.name ?? ('differing' in match ? match.differing : []);
};

describe('The publisher of a token', () => {
  it.each([
    ['has all its claims', claims, 'main'],
    ['is the one with the most claims', { ...claims, environment: 'production' }, 'production'],
    ['has no claim of another repository', { ...claims, repository: 'aylal/other' }, ['repository']],
    ['has no claim of another branch', { ...claims, ref: 'refs/heads/dev' }, ['ref']],
    ['needs every claim', { repository: 'aylal/trial' }, ['ref']],
    ['is compared exactly', { ...claims, ref: ['refs/heads/main'] }, ['ref']],
  ])('%s', (_case, given, expected) => {
    expect(nameOf(given)).toEqual(expected);
  });

  it('is of the same issuer', () => {
    expect(nameOf(claims, 'https://another.example')).toEqual([]);
  });
});

describe('A trusted publisher', () => {
  it.each([
    ['without a claim that says whose pipeline it is', { claims: { ref: 'refs/heads/main' } }],
    ['whose issuer is not https', { issuer: 'http://issuer.example' }],
    ['without a remote', { remotes: [] }],
    ['for more than an hour', { minutes: 61 }],
    ['for what only people may do', { may: ['override'] }],
  ])('is not one %s', (_case, fault) => {
    expect(v.is(trustedPublisher, main)).toBe(true);
    expect(v.is(trustedPublisher, { ...main, ...fault })).toBe(false);
  });
});
