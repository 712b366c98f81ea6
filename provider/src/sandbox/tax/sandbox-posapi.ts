import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { formatAtHome, homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { readReceiptRequest, type ReceiptRequest } from './read-receipt-request.ts';
import { isInForce, makeReceipt, returnReceipt, type SandboxReceiptRow } from './sandbox-tax-store.ts';

const returned = v.object({ id: v.string(), date: v.string() });

/**
 * A PosAPI 3.0 of our own (field-facts §2.6): `POST` and `DELETE /rest/receipt` under `/sandbox/ebarimt`. A number that was used today answers with the receipt that it made. The fault
 * `ebarimt` makes it slow, failing, malformed or silent; `ebarimt-receipt` refuses (`fail`), or makes the receipt and answers late (`slow`) or never (`drop-answer`).
 */
export function sandboxPosapi(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'db' | 'faults'>): void {
  const { db, clock, faults } = deps;
  const error = (message: string) => ({ status: 'ERROR', message });

  app.post('/rest/receipt', async ({ body }, reply) => {
    if (await injectFault(deps, 'ebarimt', reply)) return reply;
    const fault = faults.take('ebarimt-receipt');
    if (fault?.kind === 'fail') return error('Баримт бүртгэх боломжгүй');
    const request = readReceiptRequest(body);
    if (typeof request === 'string') return error(request);
    const row = rowOf(request, sha256(JSON.stringify(body)), clock.now());
    if (row.inactive_id !== null && !(await isInForce(db, row.inactive_id))) return error('inactiveId');
    const made = await makeReceipt(db, row);
    if (made.content_hash !== row.content_hash) return error('billIdSuffix');
    if (fault?.kind === 'slow') await wait(fault.delay_ms ?? 3_000, undefined, { ref: false });
    if (fault?.kind === 'drop-answer') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return {
      ...request,
      id: made.id,
      version: '3.2.48',
      status: 'SUCCESS',
      date: made.date,
      easy: false,
      ...printedOf(made),
    };
  });

  app.delete('/rest/receipt', async ({ body }, reply) => {
    if (await injectFault(deps, 'ebarimt', reply)) return reply;
    const parsed = v.safeParse(returned, body);
    const done = parsed.success && (await returnReceipt(db, parsed.output.id, parsed.output.date));
    return done ? {} : reply.code(400).send({ message: 'Баримтыг буцаах боломжгүй' });
  });
}

function rowOf(request: ReceiptRequest, content_hash: string, now: number): SandboxReceiptRow {
  const day = homeDate(now);
  const number = `${request.merchantTin.padStart(12, '0')}${day.slice(2).replaceAll('-', '')}${request.billIdSuffix}`;
  return {
    id: number.padEnd(33, '0').slice(0, 33),
    bill_id_suffix: request.billIdSuffix,
    day,
    content_hash,
    type: request.type,
    customer_tin: request.customerTin,
    inactive_id: request.inactiveId,
    total_amount: request.totalAmount,
    status: 'MADE',
    date: formatAtHome(now, 'YYYY-MM-DD HH:mm:ss'),
  };
}

/** What is printed, worked out from the receipt's number instead of being kept. A company gets no lottery, and a correction no other one. */
function printedOf({ id, type, inactive_id }: SandboxReceiptRow): { lottery: string; qrData: string } {
  const number = BigInt(`0x${sha256(id).slice(0, 24)}`)
    .toString()
    .padStart(16, '0');
  const draws = type === 'B2C_RECEIPT' && inactive_id === null;
  return { lottery: draws ? `AB ${number.slice(0, 8)}` : '', qrData: `${id}${number}` };
}
