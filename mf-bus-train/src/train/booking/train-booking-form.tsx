import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { AnswerInSight, BookingFormBody, FormProvider, useFormSending, usePersistentForm } from '@aylal/forms';
import { ContactCard, contactOfUser, useContactOfUser } from '@aylal/forms/person';
import { trainBookingRoutes, trainPlacesRoutes, trainRoutes } from '@aylal/routes';
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
import { beginsWithPassport, startValues, type BookingValues } from '../../ui/booking/booking-form-schema.ts';
import { formFields } from '../../ui/booking/booking-to-command.ts';
import { BookingNotice } from '../../ui/booking/booking-notice.tsx';
import { errorLabel } from '../../ui/booking/error-label.ts';
import { fieldId } from '../../ui/booking/field-id.ts';
import { PassengerCard } from '../../ui/booking/passenger-card.tsx';
import { levelLabels } from '../places/place-labels.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { LockNotice } from './lock-notice.tsx';
import { trainBookingSchema } from './train-form.ts';
import { TrainRideCard } from './train-ride-card.tsx';
import { trainDraftKey } from './unpaid-train-gate.tsx';
import { useTrainBooking } from './use-train-booking.ts';
import { useTrainLock } from './use-train-lock.ts';

interface TrainBookingFormProps {
  voyage: TrainVoyage;
  wagon: TrainWagon;
  places: readonly number[];
  page: keyof typeof trainBookingRoutes;
}

/** One passenger for each place, and the booking of them while the lock holds. What is typed stays over sign-in, a lock that is over and a failed call. */
export function TrainBookingForm({ voyage, wagon, places, page }: TrainBookingFormProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api } = useServices();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const abroad = !voyage.is_domestic;
  const draftKey = trainDraftKey(voyage.id);
  const [, setSearch] = useSearchParams();
  const form = usePersistentForm<BookingValues>(trainBookingSchema, {
    draftKey,
    start: (typed) => contactOfUser(startValues(typed, places.length, beginsWithPassport(locale, abroad)), user),
    overReload: true,
  });
  useContactOfUser(form);
  const saved = useQuery({ ...listPassengersQuery(api), enabled: user !== null });
  const lock = useTrainLock({ voyage: voyage.id, wagon: wagon.number, places }, page);
  const booking = useTrainBooking(draftKey, voyage, lock);
  const sending = useFormSending(form, async (values) => {
    const answer = await booking.book(values);
    return answer?.kind === 'fields' ? formFields(answer.fields) : undefined;
  });
  const choice = { wagon: String(wagon.number), places: places.join() };
  const fares = form.watch('passengers').slice(0, places.length);
  const total = fares.reduce((all, { fare }) => all + (fare === 'child' ? wagon.child_price : wagon.price), 0);
  return (
    <FormProvider {...form}>
      <BackLink to={trainPlacesRoutes[page].to({ voyage: voyage.id }, choice)}>{t('trainBooking.back')}</BackLink>
      <Heading as="h1" size="h1" marginTop="1" marginBottom="4">
        {t('booking.title')}
      </Heading>
      <MainWithAside>
        <BookingFormBody
          id="train-booking"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: fieldId(path), text: errorLabel(path, t, s) }))}
        >
          <LockNotice
            lock={lock}
            voyage={voyage}
            wagon={wagon}
            places={places}
            page={page}
            onMoved={(moved) =>
              setSearch({ wagon: choice.wagon, places: moved.join() }, { replace: true, preventScrollReset: true })
            }
          />
          <AnswerInSight answer={booking.last}>
            <BookingNotice answer={booking.last} again={{ to: trainRoutes[page].to(), text: t('trains.submit') }} />
          </AnswerInSight>
          {places.map((place, index) => (
            <PassengerCard
              key={index}
              index={index}
              heading={`${t('trainPlaces.place', { place })} · ${levelLabels(t, wagon, place)}`}
              prices={{ adult: wagon.price, child: wagon.child_price }}
              born
              abroad={abroad}
              saved={saved.data?.result ?? []}
            />
          ))}
          <ContactCard fieldId={fieldId} text={t('trainBooking.contactText')} />
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
            <Button type="submit" minWidth="260px" loading={sending.busy} disabled={!lock.held}>
              {t('booking.submit')}
            </Button>
          </Box>
        </BookingFormBody>
        <Aside>
          <TrainRideCard voyage={voyage} wagon={wagon} places={places} total={total} />
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{formatMoney(total, locale)}</Text>
        </Box>
        <Button type="submit" form="train-booking" loading={sending.busy} disabled={!lock.held}>
          {t('booking.submitShort')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}
