import { createVault } from '../vault.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { checkEncryptionKey } from './check-encryption-key.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openProviderFixture();
});
afterAll(() => fixture.close());

describe('[PII-2] The encryption key of a database', () => {
  const check = (digit: string) => checkEncryptionKey(fixture.deps.db, createVault(digit.repeat(64)));

  it('is the first that it was started with, at every further start', async () => {
    await Promise.all([check('a'), check('a')]);
    await expect(check('a')).resolves.toBeUndefined();
  });

  it('is no other: the provider does not start, and says which variable to set', async () => {
    await expect(check('b')).rejects.toThrow(/^ENCRYPTION_KEY .* start with that key$/);
    await expect(check('a')).resolves.toBeUndefined();
  });
});
