import type { BodyInput } from '@aylal/contracts';
import type { bookTransport, Transport } from '@aylal/contracts/transports';
import type { TransportValues } from './transport-form-schema.ts';

/** What is being filled in: another car is another draft. */
export const transportDraftKey = ({ id }: Pick<Transport, 'id'>) => `transport.booking.${id}`;

/** What is sent of a booking; which way the ends of an airport transfer say by themselves. */
export function transportToCommand(
  { id }: Pick<Transport, 'id'>,
  { way: _way, ...values }: TransportValues,
): BodyInput<typeof bookTransport> {
  return { id, ...values };
}
