import { createApp } from '../../../app/create-app.ts';
import type { FastifyInstance } from 'fastify';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';
import { createGatewayPayout } from './gateway-payout.ts';
import type { Payout } from './payout-port.ts';

describe("Payouts at a bank's gateway", () => {
  let provider: ProviderFixture;
  let app: FastifyInstance;
  const requests: string[] = [];
  beforeAll(async () => {
    provider = await openProviderFixture();
    app = await createApp(provider.deps);
    app.addHook('onRequest', async ({ method, url }) => {
      requests.push(`${method} ${url.replace('/sandbox/payouts/v1', '')}`);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(() => {
    requests.length = 0;
    provider.deps.faults.clear();
  });

  let references = 0;
  const payout = (more: Partial<Payout> = {}): Payout => ({
    reference: `PAYOUT-${(references += 1)}`,
    bank: '150000',
    account: '1234567890',
    holder: 'DORJ SARNAI',
    amount: 250_000,
    ...more,
  });
  const transfers = () => requests.filter((request) => request.startsWith('POST /transfer'));

  it('[GAP-53] names the holder of an account, and says when there is none', async () => {
    expect(await provider.deps.payout.holderOf('050000', '5123456789')).toMatchObject({ kind: 'found' });
    expect(await provider.deps.payout.holderOf('050000', '5123450000')).toEqual({ kind: 'unknown' });
  });

  it('pays within our bank and beyond it, and never the same reference twice', async () => {
    const within = payout({ bank: '050000' });
    const beyond = payout();
    expect(await provider.deps.payout.pay(within)).toBe('paid');
    expect(await provider.deps.payout.pay(beyond)).toBe('paid');
    expect(await provider.deps.payout.pay(beyond)).toBe('paid');
    expect(transfers()).toEqual(['POST /transfer/domestic', 'POST /transfer/interbank']);
  });

  it('asks what became of a payout whose answer was lost, and does not send it again', async () => {
    const lost = payout();
    provider.deps.faults.add({ id: 'lost', operation: 'payout', kind: 'drop-answer', times: 1 });
    expect(await provider.deps.payout.pay(lost)).toBe('silent');
    expect(await provider.deps.payout.pay(lost)).toBe('paid');
    expect(transfers()).toHaveLength(1);
  });

  it('waits when two send the same payout at once, until the bank says what became of it', async () => {
    const one = payout();
    const answers = await Promise.all([provider.deps.payout.pay(one), provider.deps.payout.pay(one)]);
    expect(answers).toContain('paid');
    expect(answers).not.toContain('refused');
    expect(await provider.deps.payout.pay(one)).toBe('paid');
    const rows = await provider.deps.db
      .selectFrom('sandbox.payouts')
      .select('reference')
      .where('reference', '=', one.reference)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('believes a refusal of the transfer itself, for ever', async () => {
    const refused = payout();
    provider.deps.faults.add({ id: 'no', operation: 'payout', kind: 'fail', status: 422, times: 1 });
    expect(await provider.deps.payout.pay(refused)).toBe('refused');
    expect(await provider.deps.payout.pay(refused)).toBe('refused');
  });

  it('refuses nothing for our own mistakes: a wrong password leaves the payout to be asked again', async () => {
    const { url } = provider.deps.lifecycle;
    const settings = { ...provider.deps.config.partners.payout, url: () => `${url}/sandbox/payouts/v1` };
    const strangers = createGatewayPayout({ ...settings, password: 'wrong' });
    const unsigned = createGatewayPayout({ ...settings, transferPassword: 'wrong' });
    expect(await strangers.pay(payout())).toBe('silent');
    expect(await unsigned.pay(payout())).toBe('silent');
    await Promise.all([strangers.close(), unsigned.close()]);
  });
});
