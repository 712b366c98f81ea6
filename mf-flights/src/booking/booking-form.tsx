import { useState } from 'react';
import type { FlightQuote } from '@aylal/contracts/flights';
import { isOfferExpired } from '@aylal/domain/flights';
import { travellerCount } from '@aylal/domain/people';
import { BookingFormBody, FormProvider, useFormSending, usePersistentForm } from '@aylal/forms';
import { ContactCard, contactOfUser, useContactOfUser } from '@aylal/forms/person';
import { useLocale, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Aside, Box, Button, Flex, Heading, MainWithAside } from '@aylal/ui';
import { Stepper, WithScripts } from '@aylal/ui/primitives';
import { passengerCounts, travellerTypes } from '../domain/passenger-counts.ts';
import { ItineraryCard } from '../ui/itinerary-card.tsx';
import { PayBar } from '../ui/pay-bar.tsx';
import { usePriceCheck } from '../ui/use-price-check.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { bookingOfDraft, emptyBooking, type BookingFormValues } from './booking-form-values.ts';
import { bookingSchema } from './booking-schema.ts';
import { CompanyFields } from './company-fields.tsx';
import { errorLabel } from './error-label.ts';
import { fieldId } from './field-id.ts';
import { journeyDays } from './journey-days.ts';
import { QuoteClock } from './quote-clock.tsx';
import type { BookingAnswer } from './book-offer.ts';
import { BookingAnswerNotice } from './booking-answer-notice.tsx';
import { OfferGone } from '../ui/offer-gone.tsx';
import { TravellerCards } from './traveller-cards.tsx';
import { quoteField } from './quote-field.ts';
import { refusedFields } from './refused-fields.ts';
import { useBooking } from './use-booking.ts';

/** Contact and passengers of a quote, and the booking of it. What is typed stays over sign-in, language and a renewed price. */
export function BookingForm({
  quote,
  draftKey,
  found,
}: {
  quote: FlightQuote;
  draftKey: string;
  /** What came of a booking that a reload interrupted. */
  found: BookingAnswer | null;
}) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { now, toasts } = useServices();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const counts = passengerCounts(quote.fares);
  const [schema] = useState(() => bookingSchema(journeyDays(quote.trips, now())));
  const form = usePersistentForm<BookingFormValues>(schema, {
    draftKey,
    overReload: true,
    start(typed) {
      const { contact, ...rest } = bookingOfDraft(typed, emptyBooking(travellerTypes(counts), locale));
      return { ...rest, contact: contactOfUser(contact, user) };
    },
  });
  useContactOfUser(form, 'contact.');
  const booking = useBooking(draftKey, found);
  const price = usePriceCheck(quote.key);

  const checkAgain = async () => {
    const checked = await price.check(quote, quote.total_fare);
    if (checked.kind === 'failed') toasts.show({ kind: 'error', durationMs: 5000 });
    // "The price has run out" is no longer true of a price that was just agreed to.
    if (checked.kind === 'agreed') booking.forget();
    return checked;
  };
  const sending = useFormSending(form, async (values) => {
    let present = quote;
    if (isOfferExpired(quote.expires_at, now())) {
      const checked = await checkAgain();
      if (checked.kind !== 'agreed') return undefined;
      present = checked.quote;
    }
    const answer = await booking.book(values, present);
    return answer?.kind === 'fields' ? refusedFields(answer.fields) : undefined;
  });
  if (price.gone) return <OfferGone problem={price.gone} retry={() => void checkAgain()} />;
  const busy = sending.busy || price.checking;
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
        <BookingFormBody
          id="booking-form"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: fieldId(path), text: errorLabel(path, t, s) }))}
        >
          <input type="hidden" name={quoteField} value={quote.ref_number} />
          <BookingAnswerNotice answer={booking.last} onCheckAgain={() => void checkAgain()} />
          <QuoteClock
            key={quote.ref_number}
            quote={quote}
            checking={price.checking}
            onCheckAgain={() => void checkAgain()}
          />
          <ContactCard named at="contact." fieldId={fieldId} text={t('booking.contactText')}>
            <Box marginTop="2">
              <WithScripts>
                <CompanyFields />
              </WithScripts>
            </Box>
          </ContactCard>
          <TravellerCards count={travellerCount(counts)} trips={quote.trips} />
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end" alignSelf="flex-end">
            <Button type="submit" minWidth="260px" loading={busy}>
              {t('booking.submit')}
            </Button>
          </Box>
        </BookingFormBody>
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
