import { useEffect, useRef, useState } from 'react';
import type { SessionUser, Trip, TripDeparture } from '@aylal/contracts';
import { nameForSending } from '@aylal/domain';
import { FormProvider, formFaults, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { checkoutRoutes } from '@aylal/routes';
import { useQuery, useServices } from '@aylal/shell';
import { Aside, chakra, Heading, MainWithAside } from '@aylal/ui';
import { ErrorSummary } from '@aylal/ui/journey';
import { listPassengersQuery } from '../../api/trip-queries.ts';
import { useBusMessages, useSharedMessages } from '../../ui/use-bus-messages.ts';
import { bookingSchema, fieldId, startValues, type BookingValues } from './booking-form-schema.ts';
import { BookingNotice } from './booking-notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { sendBooking, type BookingAnswer } from './send-booking.ts';
import { TotalCard } from './total-card.tsx';
import { TravellerFields } from './traveller-fields.tsx';

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
  const { api, drafts, navigator } = services;
  const draftKey = `trip.booking.${trip.slug}.${departure.date}`;
  const form = useSchemaForm<BookingValues, BookingValues>(bookingSchema as never, {
    defaultValues: drafts.read<BookingValues>(draftKey) ?? startValues(user),
  });
  const saved = useQuery(listPassengersQuery(api));
  const [answer, setAnswer] = useState<BookingAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  // The draft store is outside React: what is typed outlives the page.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => drafts.write(draftKey, values) }),
    [form, drafts, draftKey],
  );
  // The focus belongs to the browser: it moves here once per refused attempt.
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const refused = () => setAttempt((count) => count + 1);
  const submit = form.handleSubmit(async ({ pax, ...rest }) => {
    setAnswer(null);
    const people = pax.map(({ last_name, first_name, birthday }) => ({
      last_name: nameForSending(last_name),
      first_name: nameForSending(first_name),
      birthday,
    }));
    const told = await sendBooking(services, { travel_id: trip.slug, date: departure.date, pax: people, ...rest });
    if (told.kind === 'booked') {
      drafts.clear(draftKey);
      return navigator.go(checkoutRoutes.checkout.to({ refNumber: told.ref_number }));
    }
    setAnswer(told);
    if (told.kind !== 'fields') return;
    showRefusedFields(form, told.fields);
    refused();
  }, refused);
  const faults = attempt > 0 ? formFaults(form.formState.errors) : [];
  const busy = form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <Heading as="h1" size="h1" marginBottom="4">
        {t('tripBooking.title')}
      </Heading>
      <MainWithAside>
        <Form id="trip-booking" noValidate onSubmit={(event) => void submit(event)}>
          <ErrorSummary
            ref={summary}
            title={`${s('form.summary', { count: faults.length })}.`}
            errors={faults.map(({ path }) => ({ fieldId: fieldId(path), text: faultName(path, t) }))}
          />
          <BookingNotice answer={answer} slug={trip.slug} />
          <PartyFields departure={departure} />
          {form.watch('pax').map((_, index) => (
            <TravellerFields key={index} index={index} saved={saved.data?.result ?? []} />
          ))}
          <ContactFields />
        </Form>
        <Aside>
          <TotalCard trip={trip} departure={departure} busy={busy} />
        </Aside>
      </MainWithAside>
    </FormProvider>
  );
}

const names: Record<string, string> = {
  last_name: 'tripBooking.lastName',
  first_name: 'tripBooking.firstName',
  birthday: 'tripBooking.birthday',
  contact_email: 'tripBooking.email',
  contact_dial_code: 'tripBooking.dialCode',
  contact_phone: 'tripBooking.phone',
};

function faultName(path: string, t: ReturnType<typeof useBusMessages>): string {
  const parts = path.split('.');
  const field = t(names[parts.at(-1) ?? ''] ?? 'tripBooking.title');
  return parts[0] === 'pax' && parts.length > 1
    ? t('tripBooking.travellerField', { number: Number(parts[1]) + 1, field })
    : field;
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
