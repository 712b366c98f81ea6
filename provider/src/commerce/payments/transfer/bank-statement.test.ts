import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBankStatement, type BankStatement } from './bank-statement.ts';

let transactions: readonly unknown[] = [];
let server: Server;
let statement: BankStatement;
beforeAll(async () => {
  server = createServer((request, reply) => {
    reply.setHeader('content-type', 'application/json');
    const token = { access_token: 'A' };
    reply.end(JSON.stringify(request.method === 'POST' ? token : { account: '5', currency: 'MNT', transactions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  statement = createBankStatement({ url, username: 'a', password: 'b', account: '5' });
});
afterAll(async () => {
  await statement.close();
  server.closeAllConnections();
  server.close();
});

describe('The statement of our account', () => {
  it('[MNY-7] gives what came in, and what cannot be read beside it', async () => {
    const odd = [{ record: 'x', amount: 5 }, { record: 8, amount: 'much' }, 'row'];
    transactions = [
      { record: 7, amount: '1000.00', description: 'AYL\u0000-1', relatedAccount: null },
      ...odd,
      { record: 9, amount: -5 },
      { record: 10, amount: 30 },
    ];
    expect(await statement.incomingAfter(0)).toEqual({
      transfers: [
        { record: 7, amount: 1_000, purpose: 'AYL-1', sender: '' },
        { record: 10, amount: 30, purpose: '', sender: '' },
      ],
      odd,
    });
  });
});
