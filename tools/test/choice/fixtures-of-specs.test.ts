import { join } from 'node:path';
import { readRepository } from './repository.ts';
import { remotesOfSpec } from './remotes-of-spec.ts';

const { texts, remotes, messageFolders } = await readRepository(join(import.meta.dirname, '../../..'));
const shownBy = (spec: string) => remotesOfSpec(`e2e/src/${spec}.spec.ts`, texts, remotes, messageFolders);

describe('The browser tests of this checkout', () => {
  it.each([
    'journeys/e-receipt',
    'journeys/pay-by-card',
    'journeys/pay-by-transfer',
    'faults/payment-lease',
    'mini-app/pay-by-loan',
  ])('%s books a flight by calls alone, so that no change of its pages can break it', (spec) => {
    expect(shownBy(spec)).not.toContain('mf-flights');
  });

  it.each([
    ['journeys/book-a-flight', 'mf-flights'],
    ['journeys/refund-a-ticket', 'mf-account'],
    ['journeys/pay-by-card', 'mf-checkout'],
  ])('%s shows pages of %s', (spec, remote) => {
    expect(shownBy(spec)).toContain(remote);
  });
});
