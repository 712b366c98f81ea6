import { signOut } from '@aylal/contracts/account';
import { listRates } from '@aylal/contracts/payments';
import { answerStates, inState } from './answer-state.ts';
import { stubOperation } from './stub-operation.ts';

describe('A scenario in a state', () => {
  const read = stubOperation(listRates, { status_code: 200, message: '', result: { USD: '3450.00' } });
  const write = stubOperation(signOut, { status_code: 200, message: '', result: null });
  const call = { params: {}, query: {}, body: undefined, idempotencyKey: null };

  it.each([
    ['ready', { status_code: 200, message: '', result: { USD: '3450.00' } }],
    ['waiting', 'hanging'],
    ['failed', 'offline'],
  ] as const)('%s: reads answer so, writes as they did', async (state, answer) => {
    const [first, second] = inState([read, write], state);
    expect(await first?.answer(call)).toEqual(answer);
    expect(second).toBe(write);
  });

  it('has a row for each state', () => {
    expect(answerStates).toEqual(['ready', 'waiting', 'failed']);
  });
});
