import { bookTransport } from '@aylal/contracts/transports';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedValues } from '@aylal/forms';
import type { SubmitAnswer, SubmitArgs } from '@aylal/shell';
import { getTransportQuery } from '../../api/transport-queries.ts';
import { emptyTransport, transportSchema } from './transport-form-schema.ts';
import { transportDraftKey, transportToCommand } from './transport-to-command.ts';

/** Books a car or a transfer for whom a form without scripts names, by the rules and the call of the screen, and leads to its checkout. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { api, locale, queryClient } = services;
  const query = getTransportQuery(api, params['id'] ?? '', locale.get());
  const { result: transport } = await queryClient.fetchQuery(query);
  // Both ends are asked for without scripts: neither is filled in by the way.
  const typed = postedValues(emptyTransport(transport, ''), fields);
  const { values, faults } = checkValues(transportSchema(transport.kind), typed);
  if (faults) return { faults };
  const command = transportToCommand(transport, values);
  return submittedBooking({ url }, await sendBooking(services, transportDraftKey(transport), bookTransport, command));
}
