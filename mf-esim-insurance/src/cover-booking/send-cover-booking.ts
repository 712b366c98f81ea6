import { bookInsurance, type BodyInput } from '@aylal/contracts';
import { nameForSending, nationalityCode } from '@aylal/domain';
import { bookOnce, type BookingPorts } from '@aylal/booking';
import type { ChosenDays } from '../domain/cover-price.ts';
import type { CoverBookingValues } from './booking-form-schema.ts';

export type CoverCommand = BodyInput<typeof bookInsurance>;

/** What a booking can come to. `unknown`: no answer came, and the same key asks again, so that no second order can come of it (MNY-12). */
export type CoverBookingAnswer =
  | { readonly kind: 'booked'; readonly ref_number: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | { readonly kind: 'refused'; readonly problem: string; readonly message: string }
  | { readonly kind: 'unknown' };

/** What is sent (CALL-18). */
export function toCommand(
  { insured, ...contact }: CoverBookingValues,
  { slug, days, destination }: { slug: string; days: ChosenDays; destination: string },
): CoverCommand {
  return {
    slug,
    start_date: days.start,
    end_date: days.end,
    destination,
    ...contact,
    insured: insured.map(({ last_name, first_name, gender, birthday, nationality, document_number }) => ({
      last_name: nameForSending(last_name),
      first_name: nameForSending(first_name),
      gender: gender === 'M' ? 'M' : 'F',
      birthday,
      nationality: nationalityCode(nationality),
      document_number,
    })),
  };
}

/** Books under one key, which is kept until the outcome is known (MNY-3). */
export async function sendCoverBooking(
  ports: BookingPorts,
  draftKey: string,
  body: CoverCommand,
): Promise<CoverBookingAnswer> {
  const sent = await bookOnce(ports, draftKey, bookInsurance, body);
  if (sent.kind !== 'answered') return { kind: 'unknown' };
  const { answer } = sent;
  if (answer.status_code === 200) return { kind: 'booked', ref_number: answer.result.ref_number };
  const { fields, problem } = answer.result;
  return fields ? { kind: 'fields', fields } : { kind: 'refused', problem, message: answer.message };
}
