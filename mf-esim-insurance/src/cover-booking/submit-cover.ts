import { bookInsurance, mostInsured } from '@aylal/contracts/insurance';
import { homeDate } from '@aylal/domain/calendar';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedNumber, postedValues } from '@aylal/forms';
import { insuranceRoutes } from '@aylal/routes';
import type { SubmitAnswer, SubmitArgs } from '@aylal/shell';
import { getInsuranceQuery } from '../api/insurance-queries.ts';
import { daysFault, tariffOf } from '../domain/cover-price.ts';
import { coverBookingSchema, emptyBooking } from './booking-form-schema.ts';
import { coverDraftKey, insuredField } from './cover-draft-key.ts';
import { coverToCommand } from './cover-to-command.ts';
import { pricedPeople } from './priced-people.ts';

/** Orders the cover for whom a form without scripts names, by the rules and the call of the screen (CALL-18), and leads to its checkout. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { locale, now, queryClient } = services;
  const { result: cover } = await queryClient.fetchQuery(
    getInsuranceQuery(services, params['slug'] ?? '', locale.get()),
  );
  const search = insuranceRoutes.booking.readSearch(url.searchParams);
  const days = { start: fields.get('start') ?? search?.start ?? '', end: fields.get('end') ?? search?.end ?? '' };
  const people = Math.min(Math.max(1, postedNumber(fields, insuredField) ?? 1), mostInsured);
  const typed = postedValues(emptyBooking(people, locale.get()), fields);
  const { values, faults = {} } = checkValues(coverBookingSchema, typed);
  const tariff = tariffOf(cover);
  const today = homeDate(now());
  const dayFault = days.start && days.end ? daysFault(tariff, days, today) : 'validation_required';
  const found: Record<string, string> = { ...faults, ...(dayFault ? { days: dayFault } : {}) };
  for (const [index, { fault }] of pricedPeople(tariff, typed.insured, days, today).entries())
    if (fault) found[`insured.${index}.birthday`] ??= fault;
  if (!values || Object.keys(found).length > 0) return { faults: found };
  const command = coverToCommand(values, { slug: cover.slug, days, destination: search?.to ?? '' });
  return submittedBooking({ url }, await sendBooking(services, coverDraftKey(cover), bookInsurance, command));
}
