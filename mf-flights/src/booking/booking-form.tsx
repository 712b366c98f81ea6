import { useEffect, useMemo, useState } from 'react';
import type { FlightQuote } from '@aylal/contracts';
import { isOfferExpired, travellerCount } from '@aylal/domain';
import { FormProvider, formFaults, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useLocale, useServices, useSession } from '@aylal/shell';
import { Aside, Box, Button, Flex, chakra, Heading, MainWithAside } from '@aylal/ui';
import { Stepper } from '@aylal/ui/journey';
import { countsOf, travellerTypes } from '../domain/counts-of.ts';
import { ItineraryCard } from '../ui/itinerary-card.tsx';
import { PayBar } from '../ui/pay-bar.tsx';
import { usePriceCheck } from '../ui/use-price-check.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { bookingOfDraft, contactOfUser, emptyBooking, type BookingFormValues } from './booking-form-values.ts';
import { bookingSchema } from './booking-schema.ts';
import { ContactCard } from './contact-card.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { journeyDays } from './journey-days.ts';
import { QuoteClock } from './quote-clock.tsx';
import { BookingAnswerNotice } from './booking-answer-notice.tsx';
import { OfferGone } from '../ui/offer-gone.tsx';
import { TravellerCards } from './traveller-cards.tsx';
import { refusedPath } from './refused-path.ts';
import { useBooking } from './use-booking.ts';

/** Contact and passengers of a quote, and the booking of it. What is typed stays over sign-in, language and a renewed price. */
export function BookingForm({ quote }: { quote: FlightQuote }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { drafts, now, toasts } = useServices();
  const session = useSession();
  const counts = countsOf(quote.fares);
  const draftKey = `flights.booking.${quote.key}`;
  const [schema] = useState(() => bookingSchema(journeyDays(quote.trips, now())));
  const form = useSchemaForm<BookingFormValues, BookingFormValues>(schema, {
    defaultValues: bookingOfDraft(drafts.read(draftKey), emptyBooking(travellerTypes(counts), locale)),
  });
  const [attempt, setAttempt] = useState(0);
  const booking = useBooking(draftKey);
  const price = usePriceCheck(quote.key);
  const user = session.status === 'signed-in' ? session.user : null;
  // The draft store and the session are outside React: what is typed outlives the page, and a fresh sign-in fills what is still empty.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => drafts.write(draftKey, values) }),
    [form, drafts, draftKey],
  );
  useEffect(() => {
    if (user) form.setValue('contact', contactOfUser(form.getValues('contact'), user));
  }, [form, user]);

  const checkAgain = async () => {
    const checked = await price.check(quote, quote.total_fare);
    if (checked.kind === 'failed') toasts.show({ kind: 'error', durationMs: 5000 });
    return checked;
  };
  const submit = form.handleSubmit(
    async (values) => {
      let present = quote;
      if (isOfferExpired(quote.expires_at, now())) {
        const checked = await checkAgain();
        if (checked.kind !== 'agreed') return;
        present = checked.quote;
      }
      const answer = await booking.book(values, present);
      if (answer?.kind !== 'fields') return;
      showRefusedFields(form, answer.fields, refusedPath);
      setAttempt((count) => count + 1);
    },
    () => setAttempt((count) => count + 1),
  );
  const faults = useMemo(() => (attempt > 0 ? formFaults(form.formState.errors) : []), [attempt, form.formState]);
  if (price.gone) return <OfferGone problem={price.gone} retry={() => void checkAgain()} />;
  const busy = form.formState.isSubmitting || price.checking;
  return (
    <FormProvider {...form}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" marginBottom="4">
        <Heading as="h1" size="h1">
          {t('booking.title')}
        </Heading>
        <Stepper
          label={t('booking.steps')}
          current="passengers"
          steps={[
            { id: 'passengers', label: t('booking.stepPassengers') },
            { id: 'payment', label: t('booking.stepPayment') },
            { id: 'ticket', label: t('booking.stepTicket') },
          ]}
        />
      </Flex>
      <MainWithAside>
        <FormBody onSubmit={(event) => void submit(event)} noValidate id="booking-form">
          <ErrorSummary faults={faults} attempt={attempt} />
          <BookingAnswerNotice answer={booking.last} onCheckAgain={() => void checkAgain()} />
          <QuoteClock
            key={quote.ref_number}
            quote={quote}
            checking={price.checking}
            onCheckAgain={() => void checkAgain()}
          />
          <ContactCard />
          <TravellerCards count={travellerCount(counts)} />
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end" alignSelf="flex-end">
            <Button type="submit" minWidth="260px" loading={busy}>
              {t('booking.submit')}
            </Button>
          </Box>
        </FormBody>
        <Aside>
          <ItineraryCard
            trips={quote.trips}
            fares={quote.fares}
            total={quote.total_fare}
            baggage={quote.baggage_info}
            people={travellerCount(counts)}
          />
        </Aside>
      </MainWithAside>
      <PayBar
        total={quote.total_fare}
        note={t('card.withTax', { people: t('travellers.people', { count: travellerCount(counts) }) })}
      >
        <Button type="submit" form="booking-form" loading={busy}>
          {t('booking.submitShort')}
        </Button>
      </PayBar>
    </FormProvider>
  );
}

const FormBody = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
