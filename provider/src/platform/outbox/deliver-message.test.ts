import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createApp } from '../../app/create-app.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { deliverNextMessage, nextTryMs } from './deliver-message.ts';
import { createMailSender } from './mail-sender.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import type { Message } from './outbox.ts';

describe('The outbox', () => {
  let provider: ProviderFixture;
  let app: FastifyInstance;
  let deps: Deps;
  beforeAll(async () => {
    provider = await openProviderFixture();
    ({ deps } = provider);
    app = await createApp(deps);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(async () => {
    deps.faults.clear();
    await deps.db.deleteFrom('outbox').execute();
    await deps.db.deleteFrom('sandbox.messages').execute();
  });

  const mail: Message = {
    channel: 'email',
    to: 'bat@example.mn',
    locale: 'mn',
    subject: 'Захиалга баталгаажлаа ✈',
    body: 'Сайн байна уу!\nТаны захиалга АЙЛ-1.\n.\nБаяртай.',
  };
  const sms: Message = { channel: 'sms', to: '+97699112233', locale: 'mn', subject: '', body: 'Таны код: 4821' };
  const outbox = () => deps.db.selectFrom('outbox').select(['state', 'attempts', 'failure']).execute();
  const received = () => deps.db.selectFrom('sandbox.messages').select(['recipient', 'subject', 'body']).execute();
  const fault = (operation: string, kind: 'fail' | 'drop-answer', status?: number) =>
    deps.faults.add({ id: operation, operation, kind, times: 1, ...(status === undefined ? {} : { status }) });

  it('sends mails by SMTP and SMS by the gateway, each once and letter for letter', async () => {
    await deps.outbox.send(deps.db, mail);
    await deps.outbox.send(deps.db, sms);
    expect(await deliverNextMessage(deps, 'email')).toBe(true);
    expect(await deliverNextMessage(deps, 'sms')).toBe(true);
    expect(await deliverNextMessage(deps, 'email')).toBe(false);
    expect(await deliverNextMessage(deps, 'sms')).toBe(false);
    expect(await outbox()).toEqual([
      { state: 'sent', attempts: 1, failure: '' },
      { state: 'sent', attempts: 1, failure: '' },
    ]);
    expect(await received()).toEqual(
      expect.arrayContaining([
        { recipient: mail.to, subject: mail.subject, body: mail.body },
        { recipient: sms.to, subject: '', body: sms.body },
      ]),
    );
  });

  it.each([
    ['email', 'mail', mail],
    ['sms', 'sms', sms],
  ] as const)(
    'sends an %s again whose answer was lost, and its receiver knows it by its id',
    async (channel, operation, message) => {
      fault(operation, 'drop-answer');
      await deps.outbox.send(deps.db, message);
      await deliverNextMessage(deps, channel);
      expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
      expect(await deliverNextMessage(deps, channel)).toBe(false);
      provider.clock.advance(nextTryMs(0));
      await deliverNextMessage(deps, channel);
      expect(await outbox()).toEqual([{ state: 'sent', attempts: 2, failure: '' }]);
      expect(await received()).toHaveLength(1);
    },
  );

  it('sends a message again after a process that died between sending and marking', async () => {
    await deps.outbox.send(deps.db, mail);
    const dying: Deps = {
      ...deps,
      senders: {
        ...deps.senders,
        email: {
          ...deps.senders.email,
          send: async (message) => {
            await deps.senders.email.send(message);
            throw new Error('killed');
          },
        },
      },
    };
    await expect(deliverNextMessage(dying, 'email')).rejects.toThrow('killed');
    expect(await received()).toHaveLength(1);
    provider.clock.advance(nextTryMs(0));
    await deliverNextMessage(deps, 'email');
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['email', 'mail', mail, 'SMTP_550'],
    ['sms', 'sms', sms, 'HTTP_400'],
  ] as const)(
    'keeps an %s that is refused for good as a dead letter, and calls people',
    async (channel, operation, message, key) => {
      fault(operation, 'fail', 400);
      await deps.outbox.send(deps.db, message);
      await deliverNextMessage(deps, channel);
      provider.clock.advance(nextTryMs(12));
      expect(await deliverNextMessage(deps, channel)).toBe(false);
      expect(await outbox()).toEqual([{ state: 'dead', attempts: 1, failure: key }]);
      expect(provider.logLines.filter((line) => line.includes('message-dead')).at(-1)).toContain(key);
    },
  );

  it('sends no password to a mail server without TLS', async () => {
    const url = String(deps.lifecycle.mailUrl).replace('smtp://', 'smtp://aylal:secret@');
    const sender = createMailSender({ url: () => url, from: 'no-reply@example.mn' });
    const message = { id: 'one', recipient: mail.to, locale: 'mn', subject: 'A', body: 'B', created_at: 0 };
    await expect(sender.send(message)).rejects.toMatchObject({ kind: 'unknown', cause: { code: 'ETLS' } });
    expect(await received()).toEqual([]);
  });

  it('waits longer after each failure, and gives up after thirteen', async () => {
    deps.faults.add({ id: 'mail', operation: 'mail', kind: 'fail', status: 500 });
    await deps.outbox.send(deps.db, mail);
    for (let attempt = 0; attempt < 13; attempt += 1) {
      expect(await deliverNextMessage(deps, 'email')).toBe(true);
      expect(await deliverNextMessage(deps, 'email')).toBe(false);
      provider.clock.advance(nextTryMs(attempt));
    }
    expect(await outbox()).toEqual([{ state: 'dead', attempts: 13, failure: 'SMTP_451' }]);
    expect(await received()).toEqual([]);
  });

  it('[SEC-4] takes the words out once they are sent; only the sandbox shows them on, for a day', async () => {
    await deps.outbox.send(deps.db, sms);
    const shown = async () =>
      (await app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(sms.to)}` }))
        .json()
        .messages.map(({ code }: { code: string }) => code);
    expect(await shown()).toEqual(['4821']);
    await deliverNextMessage(deps, 'sms');
    expect(await deps.db.selectFrom('outbox').select('body').execute()).toEqual([{ body: '' }]);
    expect(await shown()).toEqual(['4821']);
    provider.clock.advance(24 * 3_600_000);
    await forgetOldMessages(deps.db, provider.clock.now(), deps.config);
    expect(await received()).toHaveLength(1);
    provider.clock.advance(1);
    await forgetOldMessages(deps.db, provider.clock.now(), deps.config);
    expect([await outbox(), await received()]).toEqual([[], []]);
  });

  it('[PII-4] leaves nothing of the last message to a deleted account', async () => {
    await deps.outbox.send(deps.db, { ...mail, isLast: true });
    await deliverNextMessage(deps, 'email');
    expect(await outbox()).toEqual([]);
  });
});
