import { useCallback, useState } from 'react';
import type { HotelQuote, SessionUser } from '@aylal/contracts';
import { FormProvider, formFaults, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { ActionBar, Aside, Box, Button, Card, chakra, Flex, Heading, MainWithAside, Text } from '@aylal/ui';
import { ErrorSummary, Stepper, TextAreaField } from '@aylal/ui/journey';
import { useRateCheck } from '../check/use-rate-check.ts';
import { useHotelsMessages, useSharedMessages } from '../ui/use-hotels-messages.ts';
import { bookingSchema, emptyBooking, withUser, type BookingValues } from './booking-form-schema.ts';
import { BookingNotice } from './booking-notice.tsx';
import { ContactCard } from './contact-card.tsx';
import { fieldId } from './field-id.ts';
import { GuestCard } from './guest-card.tsx';
import { HeldUntil } from './held-until.tsx';
import { StayCard } from './stay-card.tsx';
import { useSavedGuests } from './use-saved-guests.ts';
import { useHotelBooking } from './use-hotel-booking.ts';

/** Guests, contact and wishes of a held price, and the booking of it. What is typed stays over sign-in, language and a renewed price. */
export function BookingForm({ quote, user }: { quote: HotelQuote; user: SessionUser | null }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { drafts } = useServices();
  const { hotel, rate, stay } = quote;
  const draftKey = `hotels.booking.${hotel.tapa_code}.${rate.room.key}.${stay.check_in}`;
  const form = useSchemaForm<BookingValues, BookingValues>(bookingSchema as never, {
    defaultValues: withUser(drafts.read<BookingValues>(draftKey) ?? emptyBooking(stay.rooms), user),
  });
  const [attempt, setAttempt] = useState(0);
  const booking = useHotelBooking(draftKey);
  const check = useRateCheck();
  const saved = useSavedGuests(stay.check_in);
  const keep = () => drafts.write(draftKey, form.getValues());
  // Another function for each refused attempt, so that the summary takes the focus once for each.
  const summary = useCallback(
    (element: HTMLDivElement | null) => {
      if (attempt > 0) element?.focus();
    },
    [attempt],
  );

  const checkAgain = () => void check(hotel.name, rate, stay, true);
  const refused = () => setAttempt((count) => count + 1);
  const submit = form.handleSubmit(async (values) => {
    const answer = await booking.book(values, quote);
    if (answer?.kind !== 'fields') return;
    showRefusedFields(form, answer.fields);
    refused();
  }, refused);
  const faults = attempt > 0 ? formFaults(form.formState.errors) : [];
  const busy = form.formState.isSubmitting;
  const wish = form.formState.errors.special_request?.message;
  const total = formatMoney(rate.rates.total, locale);
  return (
    <FormProvider {...form}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" marginBottom="4">
        <Heading as="h1" size="h1">
          {t('booking.title')}
        </Heading>
        <Stepper
          label={t('booking.steps')}
          current="guests"
          steps={[
            { id: 'guests', label: t('booking.stepGuests') },
            { id: 'payment', label: t('booking.stepPayment') },
            { id: 'room', label: t('booking.stepRoom') },
          ]}
        />
      </Flex>
      <MainWithAside>
        <Form id="hotel-booking" noValidate onSubmit={(event) => void submit(event)} onChange={keep} onBlur={keep}>
          <ErrorSummary
            ref={summary}
            title={`${s('form.summary', { count: faults.length })}.`}
            errors={faults.map(({ path }) => ({ fieldId: fieldId(path), text: faultName(path, t) }))}
          />
          <BookingNotice answer={booking.last} quote={quote} onCheckAgain={checkAgain} />
          <HeldUntil key={quote.uid} quote={quote} onCheckAgain={checkAgain} />
          <ContactCard />
          {form.getValues('guests').map((_, index) => (
            <GuestCard key={index} index={index} rooms={stay.rooms} saved={saved} onFilled={keep} />
          ))}
          <Card padded>
            <TextAreaField
              id={fieldId('special_request')}
              label={t('booking.request')}
              hint={t('booking.requestHint')}
              optional
              maxLength={500}
              error={wish && s(wish)}
              {...form.register('special_request')}
            />
          </Card>
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
            <Button type="submit" minWidth="260px" loading={busy}>
              {t('booking.submit')}
            </Button>
          </Box>
        </Form>
        <Aside>
          <StayCard quote={quote} />
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{total}</Text>
        </Box>
        <Button type="submit" form="hotel-booking" loading={busy}>
          {t('booking.submitShort')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}

const names: Record<string, string> = {
  contact_name: 'booking.contactName',
  contact_email: 'booking.email',
  contact_dial_code: 'booking.dialCode',
  contact_phone: 'booking.phone',
  last_name: 'booking.lastName',
  first_name: 'booking.firstName',
  gender: 'booking.gender',
  special_request: 'booking.request',
};

function faultName(path: string, t: ReturnType<typeof useHotelsMessages>): string {
  const parts = path.split('.');
  const field = t(names[parts.at(-1) ?? ''] ?? 'booking.title');
  return parts[0] === 'guests' ? t('booking.guestField', { number: Number(parts[1]) + 1, field }) : field;
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
