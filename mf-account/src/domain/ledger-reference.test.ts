import { ledgerReference } from './ledger-reference.ts';

it.each([
  ['AYL-4K7P2', 'AYL-4K7P2'],
  ['b8417cad-3aca-449f-bda8-4e08a56b3eaa', '…6b3eaa'],
  ['', ''],
])('reads %s as %s', (reference, text) => {
  expect(ledgerReference(reference)).toBe(text);
});
