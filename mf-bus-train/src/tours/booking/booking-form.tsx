import { useState } from 'react';
import type { Problem } from '@aylal/contracts';
import type { SessionUser } from '@aylal/contracts/account';
import { bookTrip, type Trip, type TripDeparture } from '@aylal/contracts/trips';
import { homeDate } from '@aylal/domain/calendar';
import {
  AnswerInSight,
  BookingFormBody,
  FormProvider,
  useFormSending,
  usePersistentForm,
  usePostedNumber,
} from '@aylal/forms';
import { ContactCard, contactFieldName, contactOfUser, personFieldName } from '@aylal/forms/person';
import { sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { accountRoutes, checkoutRoutes, tripRoutes } from '@aylal/routes';
import {
  type SharedTranslate,
  useLocale,
  usePageForm,
  useQuery,
  useSearchParams,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { Aside, Heading, MainWithAside } from '@aylal/ui';
import { listPassengersQuery } from '../../api/list-passengers-query.ts';
import { getTripQuery } from '../../api/trip-queries.ts';
import { sumBooking } from '../../domain/booking-sum.ts';
import { type BusTranslate, useBusMessages } from '../../ui/use-bus-messages.ts';
import { DuplicateOrderNotice } from '../../ui/package-booking/duplicate-order-notice.tsx';
import { bookingSchema, emptyParty, fieldId, partyField, type BookingValues } from './booking-form-schema.ts';
import { PartyFields } from './party-fields.tsx';
import { PayWayField } from './pay-way-field.tsx';
import { tripDraftKey } from './trip-draft-key.ts';
import { TotalBar } from './total-bar.tsx';
import { TotalCard } from './total-card.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { tripToCommand } from './trip-to-command.ts';

interface BookingFormProps {
  trip: Trip;
  departure: TripDeparture;
  user: SessionUser;
}

/** Travellers, rooms and contact, and the booking of them. What is typed stays over a change of language and a refused booking. */
export function BookingForm({ trip, departure, user }: BookingFormProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const services = useServices();
  const { api, drafts, navigator, queryClient } = services;
  const patience = usePatience();
  const { queryKey } = getTripQuery(api, trip.slug, useLocale());
  const draftKey = tripDraftKey(trip, departure.date);
  const [search] = useSearchParams();
  const people = usePostedNumber(partyField) ?? tripRoutes.booking.readSearch(search)?.people;
  const form = usePersistentForm<BookingValues>(bookingSchema, {
    draftKey,
    start: (typed) => contactOfUser({ ...emptyParty(people, departure), ...typed }, user),
    overReload: true,
  });
  const sumOf = (values: BookingValues) => sumBooking(trip, departure, values, homeDate(services.now()));
  const saved = useQuery(listPassengersQuery(api));
  const [answer, setAnswer] = useState<BookingAnswer | null>(
    usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null,
  );
  const sending = useFormSending(form, async (values) => {
    setAnswer(null);
    const command = tripToCommand(values, trip, departure, homeDate(services.now()));
    const answered = await sendBooking({ ...services, patience }, draftKey, bookTrip, command);
    if (answered.kind === 'booked') {
      drafts.clear(draftKey);
      navigator.go(checkoutRoutes.checkout.to({ refNumber: answered.ref_number }));
      return undefined;
    }
    setAnswer(answered);
    if (answered.kind === 'refused' && outdated.includes(answered.problem))
      await queryClient.invalidateQueries({ queryKey });
    return answered.kind === 'fields' ? answered.fields : undefined;
  });
  const sum = sumOf(form.watch());
  return (
    <FormProvider {...form}>
      <Heading as="h1" size="h1" marginBottom="4">
        {t('tripBooking.title')}
      </Heading>
      <MainWithAside>
        <BookingFormBody
          id="trip-booking"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: fieldId(path), text: errorLabel(path, t, s) }))}
        >
          <AnswerInSight answer={answer}>
            <DuplicateOrderNotice
              answer={answer}
              orderAt={(refNumber) => accountRoutes.order.to({ product: 'trip', refNumber })}
              other={{ to: tripRoutes.detail.to({ slug: trip.slug }), label: t('tripBooking.otherDate') }}
              texts={{
                already: t('tripBooking.already'),
                gone: t('tripBooking.goneText'),
                soldOut: t('tripBooking.soldOut'),
              }}
            />
          </AnswerInSight>
          <PartyFields departure={departure} party={sum.party} />
          {form.watch('pax').map((_, index) => (
            <TravellerFields key={index} index={index} saved={saved.data?.result ?? []} />
          ))}
          <PayWayField sum={sum} />
          <ContactCard fieldId={fieldId} text={t('tripBooking.contactText')} />
        </BookingFormBody>
        <Aside>
          <TotalCard trip={trip} departure={departure} sum={sum} busy={sending.busy} />
        </Aside>
      </MainWithAside>
      <TotalBar sum={sum} busy={sending.busy} />
    </FormProvider>
  );
}

/** What is on the page is not what is on offer any more. */
const outdated: readonly Problem[] = ['price-changed', 'deposit-unavailable', 'sold-out'];

function errorLabel(path: string, t: BusTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const field = contactFieldName(path, s) ?? personFieldName(path, s) ?? t('tripBooking.title');
  return parts[0] === 'pax' && parts.length > 1
    ? t('tripBooking.travellerField', { number: Number(parts[1]) + 1, field })
    : field;
}
