import type { HolderAnswer, PayoutPort } from '../withdrawals/payouts/payout-port.ts';
import { checkHolder } from './check-holder.ts';

const asked: string[][] = [];
const bank = (answer: HolderAnswer): PayoutPort => ({
  holderOf: async (...of) => {
    asked.push(of);
    return answer;
  },
  pay: async () => 'refused',
  close: async () => {},
});
const found: HolderAnswer = { kind: 'found', holder: { custFirstName: 'Anu', custLastName: 'Bat' } };
const to = { bank_name: 'Golomt', account_number: '5123456789', account_name: 'Bat Anu' };
const ctx = { countLookUp: async () => {} };
const refused = (problem: string, rest: object) =>
  expect.objectContaining({ problem, details: expect.objectContaining(rest) });

describe('[GAP-53] The holder of the account that a refund goes to', () => {
  it('is asked for by the code of the bank, and has to be who was shown', async () => {
    await expect(checkHolder({ payout: bank(found) }, ctx, to)).resolves.toBeUndefined();
    expect(asked.at(-1)).toEqual(['150000', '5123456789']);
    await expect(checkHolder({ payout: bank(found) }, ctx, { ...to, account_name: 'Anu Bat' })).rejects.toEqual(
      refused('invalid-input', { fields: { account_name: 'validation_required_account_name' } }),
    );
    await expect(checkHolder({ payout: bank({ kind: 'unknown' }) }, ctx, to)).rejects.toEqual(
      refused('invalid-input', { fields: { account_name: 'validation_required_account_name' } }),
    );
  });

  it('is not asked for at a bank that is not listed', async () => {
    asked.length = 0;
    await expect(checkHolder({ payout: bank(found) }, ctx, { ...to, bank_name: 'Nowhere' })).rejects.toEqual(
      refused('invalid-input', { fields: { bank_name: 'validation_required_bank' } }),
    );
    expect(asked).toEqual([]);
  });

  it('is unavailable while the bank is silent', async () => {
    await expect(checkHolder({ payout: bank({ kind: 'silent' }) }, ctx, to)).rejects.toEqual(
      refused('unavailable', { retryAfterSeconds: 5 }),
    );
  });
});
