import { writeBusTrip, type BusDeparture, type BusTrip } from '@aylal/contracts/bus';
import { AnswerInSight, BookingFormBody, FormProvider, useFormSending, usePersistentForm } from '@aylal/forms';
import { ContactCard, contactOfUser, useContactOfUser } from '@aylal/forms/person';
import { busRoutes } from '@aylal/routes';
import {
  formatMoney,
  useLocale,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  useSharedMessages,
} from '@aylal/shell';
import { ActionBar, Aside, Box, Button, Heading, MainWithAside, Text } from '@aylal/ui';
import { listPassengersQuery } from '../../api/list-passengers-query.ts';
import { readSeats, toggleSeat } from '../../domain/chosen-seats.ts';
import { LostSeats } from '../seats/lost-seats.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import {
  beginsWithPassport,
  bookingSchema,
  startValues,
  type BookingValues,
} from '../../ui/booking/booking-form-schema.ts';
import { formFields } from '../../ui/booking/booking-to-command.ts';
import { BookingNotice } from '../../ui/booking/booking-notice.tsx';
import { errorLabel } from '../../ui/booking/error-label.ts';
import { fieldId } from '../../ui/booking/field-id.ts';
import { PassengerCard } from '../../ui/booking/passenger-card.tsx';
import { RideCard } from './ride-card.tsx';
import { busDraftKey } from './unpaid-bus-gate.tsx';
import { useBusBooking } from './use-bus-booking.ts';

/** One passenger for each seat, and the booking of them. What is typed stays over sign-in, a lost seat and a failed call. */
export function BookingForm({ trip, departure, seats }: { trip: BusTrip; departure: BusDeparture; seats: number }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api } = useServices();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const draftKey = busDraftKey(departure.id);
  const [search, setSearch] = useSearchParams();
  const { chosen, lost } = readSeats(busRoutes.booking.readSearch(search)?.seats, departure.seats);
  const form = usePersistentForm<BookingValues>(bookingSchema, {
    draftKey,
    start: (typed) => contactOfUser(startValues(typed, seats, beginsWithPassport(locale)), user),
    overReload: true,
  });
  useContactOfUser(form);
  const saved = useQuery({ ...listPassengersQuery(api), enabled: user !== null });
  const booking = useBusBooking(draftKey, departure);
  const sending = useFormSending(form, async (values) => {
    const answer = await booking.book(values, chosen);
    return answer?.kind === 'fields' ? formFields(answer.fields) : undefined;
  });
  const short = chosen.length < seats;
  const fares = form
    .watch('passengers')
    .map(({ fare }) => (fare === 'child' ? departure.child_price : departure.price));
  const total = fares.reduce((sum, price) => sum + price, 0);
  return (
    <FormProvider {...form}>
      <BackLink
        to={busRoutes.seats.to({ trip: writeBusTrip(trip), departure: departure.id }, { seats: chosen.join() })}
      >
        {t('booking.back')}
      </BackLink>
      <Heading as="h1" size="h1" marginTop="1" marginBottom="4">
        {t('booking.title')}
      </Heading>
      <MainWithAside>
        <BookingFormBody
          id="bus-booking"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: fieldId(path), text: errorLabel(path, t, s) }))}
        >
          <AnswerInSight answer={booking.last}>
            <BookingNotice
              answer={booking.last}
              again={{ to: busRoutes.schedule.to({ trip: writeBusTrip(trip) }), text: t('seats.back') }}
            />
          </AnswerInSight>
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
              heading={chosen[index] === undefined ? t('booking.noSeat') : t('booking.onSeat', { seat: chosen[index] })}
              prices={{ adult: departure.price, child: departure.child_price }}
              saved={saved.data?.result ?? []}
            />
          ))}
          <ContactCard fieldId={fieldId} text={t('booking.contactText')} />
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
            <Button type="submit" minWidth="260px" loading={sending.busy} disabled={short}>
              {t('booking.submit')}
            </Button>
          </Box>
        </BookingFormBody>
        <Aside>
          <RideCard departure={departure} seats={chosen} total={total} />
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{formatMoney(total, locale)}</Text>
        </Box>
        <Button type="submit" form="bus-booking" loading={sending.busy} disabled={short}>
          {t('booking.submitShort')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}
