import type { BodyInput } from '@aylal/contracts';
import type { bookInsurance } from '@aylal/contracts/insurance';
import { nameForSending, nationalityCode } from '@aylal/domain/people';
import type { ChosenDays } from '../domain/cover-price.ts';
import type { CoverBookingValues } from './booking-form-schema.ts';

/** What is sent (CALL-18). */
export function coverToCommand(
  { insured, ...contact }: CoverBookingValues,
  { slug, days, destination }: { slug: string; days: ChosenDays; destination: string },
): BodyInput<typeof bookInsurance> {
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
