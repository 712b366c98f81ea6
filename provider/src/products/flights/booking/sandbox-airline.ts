import type { FaultRule } from '../../../platform/faults/faults.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sha256 } from '../../../platform/ids.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { listDearerOrder } from '../order-api/list-airline-order.ts';
import { acceptAnnounced, openChange } from './sandbox-change-store.ts';
import type { AirlineAnswer, AirlinePort, AirlineRequest } from './airline-port.ts';

/** Three-digit codes with which the tickets of an airline begin. */
const ACCOUNTING_PREFIX: Readonly<Record<string, string>> = {
  OM: '289',
  '7C': '806',
  BX: '982',
  TW: '722',
  LJ: '718',
  '9C': '089',
  VJ: '978',
  KC: '465',
  MR: '861',
  KE: '180',
  OZ: '988',
  TK: '235',
  UA: '016',
  CA: '999',
  HU: '880',
  HO: '018',
  CZ: '784',
  MU: '781',
  SU: '555',
  JL: '131',
  NH: '205',
  LH: '220',
  QR: '157',
  EK: '176',
  SQ: '618',
  TG: '217',
  CX: '160',
  AF: '057',
  KL: '074',
  BA: '125',
  LO: '080',
};
/** Stands for airlines that are not in the table; no real airline has it. */
const UNKNOWN_PREFIX = '099';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DEFAULT_REFUSAL = 210;
const DEARER_PERCENT = 10;

type SandboxParts = Pick<Deps, 'clock' | 'db' | 'faults' | 'logger'>;

/**
 * An airline that says yes, unless the sandbox's fault `airline` (booking), `airline-issue` (ticket) or `airline-refund` tells otherwise: `fail` refuses
 * with `status` as reason, `price-change` makes it ask more for a ticket than it agreed to, anything else is silence. At `airline-changes` and `airline-accept` it
 * does not answer whether it has changed an order, and to what was accepted.
 */
export function createSandboxAirline(parts: SandboxParts): AirlinePort {
  const { faults } = parts;
  return {
    reserve: async () => answerOf(faults.take('airline')),
    reserveChange: async () => answerOf(faults.take('airline')),
    refund: async () => answerOf(faults.take('airline-refund')),
    issue: async (request) => {
      const fault = faults.take('airline-issue');
      if (!fault) return sandboxTickets(request);
      if (fault.kind !== 'price-change') return undefined;
      const amount = Math.round(request.offer.total_fare * (1 + (fault.percent ?? DEARER_PERCENT) / 100));
      await listDearerOrder(parts, { id: request.reference, amount: String(amount), currency: 'MNT' });
      return 'refused';
    },
    changeOf: async ({ reference }) => {
      if (faults.take('airline-changes')) throw silence();
      return openChange(parts.db, reference);
    },
    acceptChange: async ({ reference, change }) => {
      if (faults.take('airline-accept')) throw silence();
      return (await acceptAnnounced(parts.db, reference, change)) ? undefined : 'replaced';
    },
    releaseNext: async () => false,
    close: async () => {},
  };
}

function silence(): PartnerError {
  return new PartnerError('unavailable', 'NO_ANSWER');
}

function answerOf(fault: FaultRule | undefined): AirlineAnswer {
  if (!fault) return { kind: 'accepted' };
  return fault.kind === 'fail' ? { kind: 'refused', tapaCode: fault.status ?? DEFAULT_REFUSAL } : { kind: 'silent' };
}

/** The same tickets for the same reference, one for each traveller. */
export function sandboxTickets({ reference, offer, travellers }: AirlineRequest) {
  const carrier = offer.trips[0]?.flights[0]?.marketing_airline ?? '';
  const prefix = ACCOUNTING_PREFIX[carrier] ?? UNKNOWN_PREFIX;
  const hash = Buffer.from(sha256(reference), 'hex');
  const airlineReference = Array.from(hash.subarray(0, 6), (byte) => LETTERS[byte % LETTERS.length]).join('');
  const first = 2_400_000_000 + (hash.readUInt32BE(8) % 90_000_000) * 10;
  return {
    airlineReference,
    ticketNumbers: Array.from({ length: travellers }, (_, index) => `${prefix}${first + index}`),
  };
}
