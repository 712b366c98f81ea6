import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../commands/run-command.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { startRegistry } from '../start-registry.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { verifyNotice } from '../testing/verify-notice.ts';

const day = 24 * 3_600_000;

let trial: TrialRegistry;
let receiver: Server;
let received: string[];
beforeEach(async () => {
  received = [];
  receiver = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part.toString()));
    request.on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => receiver.once('listening', listening));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  trial = openTrialRegistry(new Date().toISOString(), [], url);
  await trial.live({});
});
afterEach(() => {
  receiver.close();
  trial.close();
});

const inDays = (count: number) => new Date(trial.now().getTime() + count * day).toISOString();
async function credential(days: number) {
  const key = createSigningKey();
  await trial.registry.ring.admit(key, { may: 'read', remote: null, holder: 'flights', expires: inDays(days) });
  return key;
}
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((next) => setTimeout(next, 5));
};

describe('A registry whose keys and credentials end', () => {
  it('gives notice thirty days ahead, once each, also when another program looks', async () => {
    const soon = await credential(20);
    await credential(90);
    await trial.registry.noticeEndings();
    await trial.registry.noticeEndings();
    await until(() => received.length === 1);
    await trial.registry.ownKeys.rotate('a year has passed', inDays(60));
    const key = await trial.registry.ownKeys.signing();
    await trial.registry.noticeEndings();
    trial.pass(35 * day);
    await trial.registry.noticeEndings();
    await until(() => received.length === 2);
    await new Promise((next) => setTimeout(next, 30));
    expect(received).toHaveLength(2);
    const [first, second] = received;
    expect(verifyNotice(first ?? '', trial.registry.registryKey)).toMatchObject({
      act: 'ending',
      what: expect.stringContaining(`credential of flights (${soon.id}) is good until`),
    });
    expect(verifyNotice(second ?? '', key.publicKey)).toMatchObject({
      what: expect.stringContaining(`key ${key.id} of the registry is good until`),
    });
    expect((await trial.registry.log(50)).filter(({ act }) => act === 'ending')).toHaveLength(2);
  });

  it('names them in the status, keys of the registry too', async () => {
    await trial.registry.ownKeys.rotate('a year has passed', inDays(20));
    const { id } = await trial.registry.ownKeys.signing();
    const { out } = await runCommand(['status', '--data', trial.folder], {});
    expect(out).toContain(`key ${id} of the registry is good until`);
  });

  it('answers metrics with the seconds until each ends, and no names, and looks as soon as it starts', async () => {
    const soon = await credential(20);
    const service = await startRegistry({ registry: trial.registry, host: '127.0.0.1', port: 0, now: trial.now });
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toContain(`aylal_ends_in_seconds{kind="credential",id="${soon.id}"} ${20 * 86_400}\n`);
    expect(text).toContain(`aylal_ends_in_seconds{kind="channel",id="stable"} ${14 * 86_400}\n`);
    expect(text).not.toContain('flights');
    await until(() => received.length === 1);
    await service.close();
  });
});
