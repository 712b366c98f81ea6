import { bookTrain } from '@aylal/contracts/trains';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedValues } from '@aylal/forms';
import { trainBookingRoutes, trainPlacesRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getTrainVoyageQuery } from '../../api/train-queries.ts';
import { placesOf } from '../../domain/chosen-places.ts';
import { beginsWithPassport, startValues } from '../../ui/booking/booking-form-schema.ts';
import { formFields } from '../../ui/booking/booking-to-command.ts';
import { trainBookingSchema, trainToCommand } from './train-form.ts';
import { trainDraftKey } from './unpaid-train-gate.tsx';

/** Books the places whose lock the address carries, by the rules and the call of the screen (NEED-18), and leads to their checkout. Without a lock the places are chosen again. */
export function submitTrain(page: keyof typeof trainBookingRoutes) {
  return async ({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> => {
    const { api, locale, queryClient } = services;
    const { voyage: id = '' } = params;
    const search = trainBookingRoutes[page].readSearch(url.searchParams);
    const { wagon, places: asked, lock } = search ?? {};
    const places = placesOf(asked);
    if (!lock || places.length === 0) throw redirect({ url }, trainPlacesRoutes[page].to({ voyage: id }, { wagon }));
    const { result: voyage } = await queryClient.fetchQuery(getTrainVoyageQuery(api, id, locale.get()));
    const empty = startValues(undefined, places.length, beginsWithPassport(locale.get(), !voyage.is_domestic));
    const { values, faults } = checkValues(trainBookingSchema, postedValues(empty, fields));
    if (faults) return { faults };
    const command = trainToCommand(values, voyage, lock, places);
    return submittedBooking({ url }, await sendBooking(services, trainDraftKey(id), bookTrain, command), formFields);
  };
}
