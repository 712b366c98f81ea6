import { accounts, post } from '../ledger/ledger.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

describe('The wallets of a customer', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const read = async (type: string, headers: Record<string, string> = {}) => {
    const response = await provider.app.inject({ url: `/api/bogts/v1/wallet/?type=${type}`, headers });
    return { status: response.statusCode, body: response.json() };
  };
  const move = (userId: string, amount: number, reference: string) =>
    provider.deps.db.transaction().execute((tx) =>
      post(tx, {
        kind: 'credit',
        reference,
        at: provider.clock.now(),
        entries: [
          { account: accounts.partnerClearing('qpay'), amount },
          { account: accounts.customerCredit(userId), amount: -amount },
        ],
      }),
    );

  it('[NEED-24] [GAME-01] begins empty, with a number of its own that stays', async () => {
    const { headers } = await provider.signedIn();
    const [game, general] = [await read('game', headers), await read('wallet', headers)];
    expect(game).toMatchObject({
      status: 200,
      body: { status_code: 200, result: [{ current_balance: 0, withdrawal_bank_account: '', last_transactions: [] }] },
    });
    const numbers = [game, general].map(({ body }) => body.result[0].account_number as string);
    expect(new Set(numbers).size).toBe(2);
    expect((await read('game', headers)).body.result[0].account_number).toBe(numbers[0]);
  });

  it('gives one number to many looks at once', async () => {
    const { headers } = await provider.signedIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => read('game', headers)));
    expect(new Set(answers.map(({ body }) => body.result[0].account_number)).size).toBe(1);
  });

  it('[CALL-73] [WALLET-01] [MNY-2] says what the ledger says: money that came, money that left, the rest', async () => {
    const { userId, headers } = await provider.signedIn();
    await move(userId, 120_000, 'AYL-TOO-MUCH');
    await move(userId, -20_000, 'AYL-BACK');
    const [wallet] = (await read('wallet', headers)).body.result;
    expect(wallet.current_balance).toBe(100_000);
    const at = { approval_date_time: new Date(provider.clock.now()).toISOString(), fee: 0, status: 'DONE' };
    expect(wallet.last_transactions).toMatchObject([
      { ...at, amount: 20_000, description: 'AYL-BACK', transfer_type: 'WITHDRAW', transaction_type: 'CREDIT' },
      { ...at, amount: 120_000, description: 'AYL-TOO-MUCH', transfer_type: 'DEPOSIT', transaction_type: 'DEBIT' },
    ]);
    expect(wallet.last_transactions[0].from_account_number).toBe(wallet.account_number);
    expect((await read('game', headers)).body.result[0].current_balance).toBe(0);
  });

  it("[AUT-1] [ROLE-07] shows nobody another one's money, and nothing without sign-in", async () => {
    const [rich, other] = [await provider.signedIn(), await provider.signedIn()];
    await move(rich.userId, 5_000, 'AYL-RICH');
    expect((await read('wallet', other.headers)).body.result[0]).toMatchObject({ current_balance: 0 });
    expect((await read('wallet')).status).toBe(401);
  });

  it.each(['', 'bank', "game'--"])('refuses the type %s', async (type) => {
    const { headers } = await provider.signedIn();
    const refused = await read(encodeURIComponent(type), headers);
    expect(refused).toMatchObject({ status: 400, body: { result: { fields: { type: 'validation_invalid' } } } });
  });
});
