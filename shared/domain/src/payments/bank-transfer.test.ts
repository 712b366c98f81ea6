import { bankTransferAmount, bankTransferFee, type TransferRecord } from './bank-transfer.ts';

const none = { fixed: 0, basisPoints: 0 };
const terms = { fixed: 100, basisPoints: 10 };
const record: TransferRecord = { to_pay: 900_000, must_pay: 300_000, partial_payment: false };

describe('bankTransferFee', () => {
  it.each([
    ['nothing by default', 900_000, none, 0],
    ['a fixed part and a share', 900_000, terms, 1_000],
    ['a share, rounded up', 900_001, terms, 1_001],
    ['nothing for nothing', 0, terms, 0],
  ] as const)('[GAP-30.2] is %s', (_name, amount, by, fee) => {
    expect(bankTransferFee(amount, by)).toBe(fee);
  });

  it('[MNY-1] is whole and never below its exact value, for every amount', () => {
    for (let amount = 1; amount <= 5_000; amount += 1) {
      const fee = bankTransferFee(amount, { fixed: 0, basisPoints: 33 });
      if (!Number.isInteger(fee) || fee * 10_000 < amount * 33 || (fee - 1) * 10_000 >= amount * 33)
        throw new Error(`${amount} costs ${fee}`);
    }
    expect(bankTransferFee(1_000_000_000, { fixed: 0, basisPoints: 33 })).toBe(3_300_000);
  });
});

describe('bankTransferAmount', () => {
  it.each<[string, Partial<TransferRecord>, number]>([
    ['all that is owed, with the fee', {}, 901_000],
    ['what is due of an order in parts', { partial_payment: true }, 300_000],
    ['all that is owed where nothing is due', { partial_payment: true, must_pay: 0 }, 901_000],
    ['the sum of the address before both', { partial_payment: true, now_pay_amount: 600_000 }, 600_000],
    ['the sum of the address, without a fee', { now_pay_amount: 900_000 }, 900_000],
  ])('[PAY-14.1] [PAY-14.2] [GAP-30.1] [GAP-30.2] [GAP-30.3] is %s', (_name, over, amount) => {
    expect(bankTransferAmount({ ...record, ...over }, terms)).toBe(amount);
  });
});
