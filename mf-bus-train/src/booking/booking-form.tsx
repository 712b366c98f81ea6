import { useEffect, useRef, useState } from 'react';
import { writeBusTrip, type BusDeparture, type BusTrip } from '@aylal/contracts';
import { FormProvider, formFaults, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { busRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, useQuery, useSearchParams, useServices, useSession } from '@aylal/shell';
import { ActionBar, Aside, Box, Button, chakra, Heading, MainWithAside, Text, TextLink } from '@aylal/ui';
import { ErrorSummary } from '@aylal/ui/journey';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { readSeats, toggleSeat } from '../domain/chosen-seats.ts';
import { LostSeats } from '../seats/lost-seats.tsx';
import { useBusMessages, useSharedMessages } from '../ui/use-bus-messages.ts';
import { bookingSchema, startValues, type BookingValues } from './booking-form-schema.ts';
import { formFields } from './booking-to-command.ts';
import { BookingNotice } from './booking-notice.tsx';
import { ContactCard } from './contact-card.tsx';
import { faultName } from './fault-name.ts';
import { fieldId } from './field-id.ts';
import { PassengerCard } from './passenger-card.tsx';
import { RideCard } from './ride-card.tsx';
import { useBusBooking } from './use-bus-booking.ts';

/** One passenger for each seat, and the booking of them. What is typed stays over sign-in, a lost seat and a failed call. */
export function BookingForm({ trip, departure, seats }: { trip: BusTrip; departure: BusDeparture; seats: number }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, drafts } = useServices();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const draftKey = `bus.booking.${departure.id}`;
  const [search, setSearch] = useSearchParams();
  const { chosen, lost } = readSeats(busRoutes.booking.readSearch(search)?.seats, departure.seats);
  const form = useSchemaForm<BookingValues, BookingValues>(bookingSchema as never, {
    defaultValues: startValues(drafts.read<BookingValues>(draftKey) ?? undefined, seats, user),
  });
  const saved = useQuery({ ...listPassengersQuery(api), enabled: user !== null });
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const booking = useBusBooking(draftKey, departure);
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
  const submit = form.handleSubmit(async (values) => {
    const answer = await booking.book(values, chosen);
    if (answer?.kind !== 'fields') return;
    showRefusedFields(form, formFields(answer.fields));
    refused();
  }, refused);
  const faults = attempt > 0 ? formFaults(form.formState.errors) : [];
  const busy = form.formState.isSubmitting;
  const short = chosen.length < seats;
  const fares = form
    .watch('passengers')
    .map(({ fare }) => (fare === 'child' ? departure.child_price : departure.price));
  const total = formatMoney(
    fares.reduce((sum, price) => sum + price, 0),
    locale,
  );
  return (
    <FormProvider {...form}>
      <TextLink asChild>
        <RouteLink
          to={busRoutes.seats.to({ trip: writeBusTrip(trip), departure: departure.id }, { seats: chosen.join() })}
        >
          {t('booking.back')}
        </RouteLink>
      </TextLink>
      <Heading as="h1" size="h1" marginTop="1" marginBottom="4">
        {t('booking.title')}
      </Heading>
      <MainWithAside>
        <Form id="bus-booking" noValidate onSubmit={(event) => void submit(event)}>
          <ErrorSummary
            ref={summary}
            title={`${s('form.summary', { count: faults.length })}.`}
            errors={faults.map(({ path }) => ({ fieldId: fieldId(path), text: faultName(path, t) }))}
          />
          <BookingNotice answer={booking.last} trip={trip} />
          <LostSeats
            departure={departure}
            chosen={chosen}
            lost={lost}
            onToggle={(seat) =>
              setSearch({ seats: toggleSeat(chosen, seat).join() }, { replace: true, preventScrollReset: true })
            }
          />
          {form.getValues('passengers').map((_, index) => (
            <PassengerCard
              key={index}
              index={index}
              seat={chosen[index]}
              departure={departure}
              saved={saved.data?.result ?? []}
            />
          ))}
          <ContactCard />
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
            <Button type="submit" minWidth="260px" loading={busy} disabled={short}>
              {t('booking.submit')}
            </Button>
          </Box>
        </Form>
        <Aside>
          <RideCard departure={departure} seats={chosen} total={total} />
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{total}</Text>
        </Box>
        <Button type="submit" form="bus-booking" loading={busy} disabled={short}>
          {t('booking.submitShort')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
