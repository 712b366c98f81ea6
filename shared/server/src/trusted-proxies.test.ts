import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { noTrustedProxies, senderOf, trustedProxiesVariable } from './trusted-proxies.ts';

const asked = (socket: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: socket },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage;
const trusted = v.parse(trustedProxiesVariable, '10.0.0.0/8, 203.0.113.7 2001:db8:9::/48');

it.each([
  ['a proxy in the range', '10.1.2.3', '198.51.100.4', '198.51.100.4'],
  ['a proxy by its address, as IPv4 in IPv6', '::ffff:203.0.113.7', '198.51.100.4', '198.51.100.4'],
  ['a proxy of IPv6', '2001:db8:9::1', '2001:db8:1::4', '2001:db8:1::4'],
  ['two proxies', '10.1.2.3', '198.51.100.4, 10.9.9.9', '198.51.100.4'],
  ['a customer who claims to be another', '10.1.2.3', '192.0.2.1, 198.51.100.4', '198.51.100.4'],
  ['a stranger', '198.51.100.4', '192.0.2.1', '198.51.100.4'],
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
])('[AUT-5] believes as far as it may: %s', (_name, socket, forwarded, sender) => {
  expect(senderOf(asked(socket, forwarded), trusted)).toBe(sender);
});

it('[AUT-5] believes nobody when none is named', () => {
  expect(senderOf(asked('10.1.2.3', '198.51.100.4'), noTrustedProxies)).toBe('10.1.2.3');
});

it.each(['everybody', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example'])('[OPS-1] refuses %s', (text) => {
  expect(v.safeParse(trustedProxiesVariable, text).success).toBe(false);
});
