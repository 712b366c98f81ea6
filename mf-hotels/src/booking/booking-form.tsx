import type { SessionUser } from '@aylal/contracts/account';
import type { HotelQuote } from '@aylal/contracts/hotels';
import { AnswerInSight, BookingFormBody, FormProvider, useFormSending, usePersistentForm } from '@aylal/forms';
import { ContactCard, contactFieldName, contactOfUser, useContactOfUser, personFieldName } from '@aylal/forms/person';
import { formatMoney, messageKey, type SharedTranslate, useLocale, useSharedMessages } from '@aylal/shell';
import { ActionBar, Aside, Box, Button, Card, Flex, Heading, MainWithAside, Text } from '@aylal/ui';
import { Stepper, TextAreaField } from '@aylal/ui/primitives';
import { useRateCheck } from '../ui/use-rate-check.ts';
import { type HotelsTranslate, useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { bookingSchema, emptyBooking, type BookingValues } from './booking-form-schema.ts';
import { BookingNotice } from './booking-notice.tsx';
import { fieldId } from './field-id.ts';
import { GuestCard } from './guest-card.tsx';
import { HeldUntil } from './held-until.tsx';
import { StayCard } from './stay-card.tsx';
import { hotelDraftKey } from './hotel-draft-key.ts';
import { useSavedGuests } from './use-saved-guests.ts';
import { useHotelBooking } from './use-hotel-booking.ts';

/** Guests, contact and wishes of a held price, and the booking of it. What is typed stays over sign-in, language and a renewed price. */
export function BookingForm({ quote, user }: { quote: HotelQuote; user: SessionUser | null }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { hotel, rate, stay } = quote;
  const draftKey = hotelDraftKey(quote);
  const form = usePersistentForm<BookingValues>(bookingSchema, {
    draftKey,
    start: (typed) => contactOfUser(typed ?? emptyBooking(stay.rooms), user),
    overReload: true,
  });
  useContactOfUser(form);
  const booking = useHotelBooking(draftKey);
  const check = useRateCheck();
  const saved = useSavedGuests(stay.check_in);
  const checkAgain = () => void check(hotel.name, rate, stay, true);
  const sending = useFormSending(form, async (values) => {
    const answer = await booking.book(values, quote);
    return answer?.kind === 'fields' ? answer.fields : undefined;
  });
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
        <BookingFormBody
          id="hotel-booking"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: fieldId(path), text: errorLabel(path, t, s) }))}
        >
          <AnswerInSight answer={booking.last}>
            <BookingNotice answer={booking.last} quote={quote} onCheckAgain={checkAgain} />
          </AnswerInSight>
          <HeldUntil key={quote.uid} quote={quote} onCheckAgain={checkAgain} />
          <ContactCard named fieldId={fieldId} text={t('booking.contactText')} />
          {form.getValues('guests').map((_, index) => (
            <GuestCard key={index} index={index} rooms={stay.rooms} saved={saved} />
          ))}
          <Card padded>
            <TextAreaField
              id={fieldId('special_request')}
              label={t('booking.request')}
              hint={t('booking.requestHint')}
              optional
              maxLength={500}
              error={wish && s(messageKey(wish))}
              {...form.register('special_request')}
              defaultValue={form.formState.defaultValues?.special_request}
            />
          </Card>
          <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
            <Button type="submit" minWidth="260px" loading={sending.busy}>
              {t('booking.submit')}
            </Button>
          </Box>
        </BookingFormBody>
        <Aside>
          <StayCard quote={quote} />
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{total}</Text>
        </Box>
        <Button type="submit" form="hotel-booking" loading={sending.busy}>
          {s('action.continue')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}

function errorLabel(path: string, t: HotelsTranslate, s: SharedTranslate): string {
  const parts = path.split('.');
  const rest = parts.at(-1) === 'special_request' ? 'booking.request' : 'booking.title';
  const field = contactFieldName(path, s) ?? personFieldName(path, s) ?? t(rest);
  return parts[0] === 'guests' ? t('booking.guestField', { number: Number(parts[1]) + 1, field }) : field;
}
