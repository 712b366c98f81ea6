import { plainAddressFault, secretFault } from './secret-strength.ts';

it.each([
  ['0f7c2f1e0f3b4a58a6d2f9b1c04e7d3358b6a1f0c9d2e4b7', 'key', null],
  ['Yt9qvR0sW3mZk2LxPbN7aHcE', 'key', null],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'key', 'guess'],
  ['abc1abc1abc1abc1abc1abc1abc1abc1', 'key', 'guess'],
  ['sixteencharsonly', 'key', 'guess'],
  ['sandbox-trip-token', 'secret', 'example'],
  ['x', 'secret', 'guess'],
  ['1111111111111111', 'secret', 'guess'],
  ['kF83-hhQ2x', 'secret', null],
] as const)('[OPS-1] [OPS-2] judges %s as a %s', (text, kind, fault) => {
  expect(secretFault(text, kind)).toEqual(fault === null ? null : expect.stringContaining(fault));
});

it.each([
  ['https://bank.example', null],
  ['http://localhost:7080/rest', null],
  ['http://127.0.0.1:7080', null],
  ['http://bank.example', 'https'],
  ['http://localhost.example', 'https'],
  ['http://10.0.0.7', 'https'],
])('[OPS-2] judges the address %s', (url, fault) => {
  expect(plainAddressFault(url)).toEqual(fault === null ? null : expect.stringContaining(fault));
});
