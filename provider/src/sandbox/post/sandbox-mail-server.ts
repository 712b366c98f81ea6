import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Deps } from '../../platform/deps.ts';
import { receiveMessage } from './sandbox-messages.ts';

class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number) {
    super('refused by the sandbox');
    this.responseCode = responseCode;
  }
}

/**
 * The sandbox's mail server, which speaks SMTP on a port of loopback while the app listens. The fault `mail`: `fail` does not take a mail for now, with
 * a status of 400 to 499 never; `drop-answer` takes it and says that it did not.
 */
export function sandboxMailServer(app: FastifyInstance, deps: Pick<Deps, 'db' | 'faults' | 'lifecycle'>): void {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      receive(deps, stream).then(() => done(), done);
    },
  });
  app.addHook('onListen', async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    if (address && typeof address === 'object') deps.lifecycle.mailUrl = `smtp://127.0.0.1:${address.port}`;
  });
  app.addHook('onClose', (_app, done) => {
    delete deps.lifecycle.mailUrl;
    server.close(() => done());
  });
}

async function receive({ db, faults }: Pick<Deps, 'db' | 'faults'>, stream: AsyncIterable<Buffer>): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  const fault = faults.take('mail');
  const status = fault?.status ?? 500;
  if (fault?.kind === 'fail') throw new SmtpRefusal(status < 500 ? 550 : 451);
  const { messageId = '', to = [], subject = '', text = '' } = await PostalMime.parse(Buffer.concat(parts));
  await receiveMessage(db, {
    id: /^<([^@>]+)@/.exec(messageId)?.[1] ?? messageId,
    recipient: to[0]?.address ?? '',
    subject,
    body: text.replace(/\n$/, ''),
  });
  if (fault?.kind === 'drop-answer') throw new SmtpRefusal(451);
}
