import { mostInsured, type Insurance, type SessionUser } from '@aylal/contracts';
import { localDateAt } from '@aylal/domain';
import { FormProvider, formFaults, showRefusedFields, useFieldArray, useSchemaForm } from '@aylal/forms';
import { checkoutRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Aside, Box, Button, chakra, MainWithAside, Notice } from '@aylal/ui';
import { IconFileText, IconUserPlus } from '@aylal/ui/icons';
import { ErrorSummary } from '@aylal/ui/journey';
import { useEffect, useRef, useState } from 'react';
import { listPassengersQuery } from '../api/insurance-queries.ts';
import { daysFault, tariffOf, type ChosenDays } from '../domain/cover-price.ts';
import { homeZone } from '../domain/home-zone.ts';
import { useTermsOfAddress } from '../ui/use-terms-of-address.ts';
import { useEsimMessages, useSharedMessages } from '../ui/use-esim-messages.ts';
import { coverBookingSchema, emptyInsured, startValues, type CoverBookingValues } from './booking-form-schema.ts';
import { ContactCard } from './contact-card.tsx';
import { fieldId } from './field-id.ts';
import { InsuredCard } from './insured-card.tsx';
import { pricedPeople } from './priced-people.ts';
import { sendCoverBooking, toCommand, type CoverBookingAnswer } from './send-cover-booking.ts';
import { SumCard } from './sum-card.tsx';

export interface BookingFormProps {
  cover: Insurance;
  user: SessionUser;
  days: ChosenDays;
  onDays: (days: ChosenDays) => void;
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
  const openTerms = useTermsOfAddress();
  const draftKey = `insurance.booking.${cover.slug}`;
  const form = useSchemaForm<CoverBookingValues, CoverBookingValues>(coverBookingSchema as never, {
    defaultValues: drafts.read<CoverBookingValues>(draftKey) ?? startValues(people, user, locale),
  });
  const insured = useFieldArray({ control: form.control, name: 'insured' });
  const saved = useQuery(listPassengersQuery(services));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<CoverBookingAnswer | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const tariff = tariffOf(cover);
  const today = localDateAt(now(), homeZone);
  const priced = pricedPeople(tariff, form.watch('insured'), days, today);
  const missing = days.start === '' || days.end === '';
  const dayFault = daysFault(tariff, days, today);
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
    setAnswer(null);
    if (missing || dayFault || priced.some(({ fault }) => fault)) return refused();
    const sent = await sendCoverBooking(services, toCommand(values, { slug: cover.slug, days, destination }));
    if (sent.kind === 'booked') {
      drafts.clear(draftKey);
      return navigator.go(checkoutRoutes.checkout.to({ refNumber: sent.ref_number }));
    }
    setAnswer(sent);
    if (sent.kind === 'fields') showRefusedFields(form, sent.fields);
    refused();
  }, refused);

  const dayText = dayFault ? shared(dayFault) : attempt > 0 && missing ? t('cover.booking.datesFirst') : undefined;
  const ages = priced.flatMap(({ fault }, index) =>
    fault ? [{ fieldId: fieldId(`insured.${index}.birthday`), text: shared(fault) }] : [],
  );
  const typed = formFaults(form.formState.errors).map(({ path, message }) => ({
    fieldId: fieldId(path),
    text: shared(message),
  }));
  const faults = attempt > 0 ? [...typed, ...ages] : [];
  return (
    <FormProvider {...form}>
      <MainWithAside>
        <Form id="cover-booking" noValidate onSubmit={(event) => void submit(event)}>
          <ErrorSummary ref={summary} title={`${shared('form.summary', { count: faults.length })}.`} errors={faults} />
          {insured.fields.map(({ id }, index) => (
            <InsuredCard
              key={id}
              index={index}
              saved={saved.data?.result ?? []}
              ageFault={priced[index]?.fault && shared(priced[index].fault)}
              onRemove={insured.fields.length > 1 ? () => insured.remove(index) : undefined}
            />
          ))}
          {insured.fields.length < mostInsured && (
            <Button variant="outline" justifySelf="start" onClick={() => insured.append(emptyInsured(locale))}>
              <IconUserPlus size={20} />
              {t('cover.booking.add')}
            </Button>
          )}
          <ContactCard />
        </Form>
        <Aside>
          <SumCard
            cover={cover}
            people={priced}
            days={days}
            onChange={onDays}
            today={today}
            maxDays={cover.max_days}
            error={dayText}
          />
          <Box marginTop="3">
            <AnswerNotice answer={answer} />
          </Box>
          <Button type="submit" form="cover-booking" width="full" marginTop="3" loading={form.formState.isSubmitting}>
            {t('cover.booking.submit')}
          </Button>
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
        </Aside>
      </MainWithAside>
    </FormProvider>
  );
}

function AnswerNotice({ answer }: { answer: CoverBookingAnswer | null }) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  if (answer?.kind !== 'unknown' && answer?.kind !== 'refused') return null;
  return (
    <Notice tone={answer.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
      {answer.kind === 'unknown' ? t('cover.booking.unknown') : answer.message || shared(`problem.${answer.problem}`)}
    </Notice>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
