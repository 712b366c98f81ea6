import type { SessionUser } from '@aylal/contracts/account';
import { bookInsurance, mostInsured, type ComingJourney, type Insurance } from '@aylal/contracts/insurance';
import { homeDate } from '@aylal/domain/calendar';
import { coverHoldsIn } from '@aylal/domain/insurance';
import {
  BookingFormBody,
  FormProvider,
  useFieldArray,
  useFormSending,
  usePersistentForm,
  usePostedNumber,
} from '@aylal/forms';
import { ContactCard, contactOfUser } from '@aylal/forms/person';
import { sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import {
  formatMoney,
  messageKey,
  useLocale,
  usePageForm,
  useQuery,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { ActionBar, Aside, Box, Button, MainWithAside, Text } from '@aylal/ui';
import { IconFileText, IconUserPlus } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { useState } from 'react';
import { listPassengersQuery, listTravellersQuery } from '../api/insurance-queries.ts';
import { daysFault, tariffOf, type ChosenDays } from '../domain/cover-price.ts';
import { useTermsOfAddress } from '../ui/use-terms-of-address.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import {
  coverBookingSchema,
  emptyBooking,
  emptyInsured,
  insuredOfTraveller,
  type CoverBookingValues,
} from './booking-form-schema.ts';
import { AnswerNotice } from './answer-notice.tsx';
import { coverToCommand } from './cover-to-command.ts';
import { coverDraftKey, insuredField, setInsured } from './cover-draft-key.ts';
import { fieldId } from './field-id.ts';
import { InsuredCard } from './insured-card.tsx';
import { JourneyChips } from './journey-chips.tsx';
import { expectedTotal, pricedPeople } from './priced-people.ts';
import { SumCard } from './sum-card.tsx';

export interface BookingFormProps {
  cover: Insurance;
  user: SessionUser;
  days: ChosenDays;
  /** Days that were chosen; a journey brings its country along. */
  onDays: (days: ChosenDays, country?: string) => void;
  destination: string;
  people: number;
}

/** Who is covered, whom to reach, for which days, and the order of it. What is typed stays over a language and a refusal; nothing is ticked beforehand. */
export function BookingForm({ cover, user, days, onDays, destination, people }: BookingFormProps) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const services = useServices();
  const { drafts, navigator, now } = services;
  const patience = usePatience();
  const openTerms = useTermsOfAddress();
  const draftKey = coverDraftKey(cover);
  const posted = usePostedNumber(insuredField);
  const answered = usePageForm<BookingAnswer>()?.posted?.answer;
  const form = usePersistentForm<CoverBookingValues>(coverBookingSchema, {
    draftKey,
    start: (typed) => contactOfUser(typed ?? emptyBooking(posted ?? people, locale), user),
    overReload: true,
  });
  const insured = useFieldArray({ control: form.control, name: 'insured' });
  const saved = useQuery(listPassengersQuery(services));
  const coming = useQuery(listTravellersQuery(services, locale));
  const take = (journey: ComingJourney) => {
    insured.replace(journey.people.slice(0, mostInsured).map((one) => insuredOfTraveller(one, locale)));
    onDays({ start: journey.start_date, end: journey.end_date }, journey.country);
  };
  const covered = cover.countries.map(({ code }) => code);
  const journeys = (coming.data?.result ?? []).filter(({ country }) => coverHoldsIn(covered, country));
  const [answer, setAnswer] = useState<BookingAnswer | null>(answered?.refused ?? null);
  const tariff = tariffOf(cover);
  const today = homeDate(now());
  const priced = pricedPeople(tariff, form.watch('insured'), days, today);
  const total = expectedTotal(priced);
  const missing = days.start === '' || days.end === '';
  const dayFault = daysFault(tariff, days, today);
  const sending = useFormSending(form, async (values) => {
    setAnswer(null);
    if (missing || dayFault || priced.some(({ fault }) => fault)) return 'elsewhere';
    const command = coverToCommand(values, { slug: cover.slug, days, destination });
    const sent = await sendBooking({ ...services, patience }, draftKey, bookInsurance, command);
    if (sent.kind === 'booked') {
      drafts.clear(draftKey);
      navigator.go(checkoutRoutes.checkout.to({ refNumber: sent.ref_number }));
      return undefined;
    }
    setAnswer(sent);
    return sent.kind === 'fields' ? sent.fields : 'elsewhere';
  });

  const dayText = dayFault
    ? shared(messageKey(dayFault))
    : (sending.refused || answered?.faults?.['days']) && missing
      ? t('cover.booking.datesFirst')
      : undefined;
  const ages = priced.flatMap(({ fault }, index) =>
    fault ? [{ fieldId: fieldId(`insured.${index}.birthday`), text: shared(messageKey(fault)) }] : [],
  );
  const typed = sending.faults.map(({ path, message }) => ({
    fieldId: fieldId(path),
    text: shared(messageKey(message)),
  }));
  const faults = sending.refused ? [...typed, ...ages] : [];
  return (
    <FormProvider {...form}>
      <MainWithAside>
        <BookingFormBody id="cover-booking" sending={sending} faults={faults}>
          <JourneyChips journeys={journeys} onTake={take} />
          {insured.fields.map(({ id }, index) => (
            <InsuredCard
              key={id}
              index={index}
              saved={saved.data?.result ?? []}
              ageFault={priced[index]?.fault && shared(messageKey(priced[index].fault))}
              onRemove={insured.fields.length > 1 ? () => insured.remove(index) : undefined}
              isLast={index === insured.fields.length - 1}
            />
          ))}
          {insured.fields.length < mostInsured && (
            <Button
              {...setInsured(insured.fields.length + 1)}
              variant="outline"
              justifySelf="start"
              onClick={(event) => {
                event.preventDefault();
                insured.append(emptyInsured(locale));
              }}
            >
              <IconUserPlus size={20} />
              {t('cover.booking.add')}
            </Button>
          )}
          <input type="hidden" name={insuredField} value={insured.fields.length} />
          <ContactCard named fieldId={fieldId} text={t('cover.booking.contactText')} />
        </BookingFormBody>
        <Aside>
          <SumCard
            cover={cover}
            people={priced}
            days={days}
            onChange={onDays}
            today={today}
            maxDays={cover.max_days}
            error={dayText}
            form="cover-booking"
          />
          <Box marginTop="3">
            <AnswerNotice answer={answer} />
          </Box>
          <Box display={{ base: 'none', lg: 'block' }} marginTop="3">
            <Button type="submit" form="cover-booking" width="full" loading={sending.busy}>
              {t('cover.booking.submit')}
            </Button>
          </Box>
          <WithScripts>
            <Button
              variant="ghost"
              width="full"
              marginTop="2"
              aria-haspopup="dialog"
              onClick={() => openTerms(cover.terms)}
            >
              <IconFileText size={20} />
              {t('cover.terms.read')}
            </Button>
          </WithScripts>
        </Aside>
      </MainWithAside>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
        <Box flex="1" minWidth="0">
          <Text strong>{total === null ? t('cover.booking.notPriced') : formatMoney(total, locale)}</Text>
        </Box>
        <Button type="submit" form="cover-booking" loading={sending.busy}>
          {t('cover.booking.submit')}
        </Button>
      </ActionBar>
    </FormProvider>
  );
}
