import { useEffect, useState } from 'react';
import { alertPriceLimits, flexibleDays } from '@aylal/domain/flights';
import { travellerCount } from '@aylal/domain/people';
import { FormKey, usePostedField, useSchemaForm } from '@aylal/forms';
import {
  formatMoney,
  messageKey,
  useLocale,
  usePageForm,
  useServices,
  useSession,
  useSharedMessages,
} from '@aylal/shell';
import { Button, chakra, Notice, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { lastTripDay } from '../ui/search-form/read-search.ts';
import type { PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertJourney } from './alert-journey.tsx';
import { useAlertMessages } from './alert-messages.ts';
import { PriceLimitField } from './price-limit-field.tsx';
import { priceAlertSchema, startValues, type PriceAlertChoice } from './price-alert-values.ts';
import type { AlertRefusal } from './submit-alerts.ts';
import { useSetAlert } from './use-set-alert.ts';

const draftKey = 'flights.price-alert';
type Draft = Pick<PriceAlertChoice, 'contact_email' | 'flex_date'>;

/** Limit, days and address of an alert. Address and days outlive a closed window; a failed call leaves everything as it is. It is posted without scripts on a page (`submit-alerts.ts`). */
export function PriceAlertForm({ subject, onSet }: { subject: PriceAlertSubject; onSet: () => void }) {
  const t = useAlertMessages();
  const flightsMessage = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const session = useSession();
  const { drafts } = useServices();
  const own = session.status === 'signed-in' ? (session.user.email ?? '') : '';
  const { criteria, lowest, highest } = subject;
  const limits = alertPriceLimits(criteria.trip_type, highest);
  const posted = usePageForm<AlertRefusal>()?.posted;
  const postedEmail = usePostedField('contact_email');
  const postedDays = usePostedField('flex_date') as Draft['flex_date'] | undefined;
  const postedPrice = usePostedField('max_price');
  const [defaultValues] = useState(() => {
    if (postedEmail === undefined) return startValues(subject, drafts.read<Draft>(draftKey) ?? {});
    const typed = { contact_email: postedEmail, ...(postedDays ? { flex_date: postedDays } : {}) };
    return { ...startValues(subject, typed), max_price: Number(postedPrice?.replaceAll(/\D/g, '') ?? '') };
  });
  const form = useSchemaForm(priceAlertSchema, { defaultValues });
  const { formState, getValues, handleSubmit, register, setValue, watch } = form;
  const { fault, send } = useSetAlert(form, onSet);
  const limit = watch('max_price');
  const error = (field: keyof PriceAlertChoice) => {
    const message =
      formState.errors[field]?.message ?? (formState.isSubmitted ? undefined : posted?.answer.faults?.[field]);
    return message === undefined ? undefined : s(messageKey(message));
  };

  // FLIGHT-18. The session may become known after the window is open.
  useEffect(() => {
    if (own !== '' && getValues('contact_email') === '') setValue('contact_email', own);
  }, [own, getValues, setValue]);
  useEffect(
    () => () => {
      const { contact_email, flex_date } = getValues();
      drafts.write(draftKey, { contact_email, flex_date } satisfies Draft);
    },
    [drafts, getValues],
  );

  const refused = formState.isSubmitted ? undefined : posted?.answer.refused;
  const refusal =
    fault ?? (refused && (refused === 'unset' ? t('failed') : refused !== 'not-stopped' && s(`problem.${refused}`)));
  const money = (price: number) => formatMoney(price, locale);
  const cheapest = t('cheapest', { price: money(lowest) });
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(send, (faults) => {
          if (faults.contact_email) document.getElementById('price-alert-email')?.focus();
        })(event)
      }
    >
      <FormKey />
      <AlertJourney
        name={subject.journey}
        depart={criteria.depart_date}
        back={criteria.trip_type === 'RT' ? criteria.return_date : lastTripDay(criteria)}
        mix={criteria}
      />
      <PriceLimitField
        limits={limits}
        value={limit}
        onChange={(price) => setValue('max_price', price, { shouldValidate: true })}
        error={error('max_price')}
        hint={`${t('total', { people: flightsMessage('travellers.people', { count: travellerCount(criteria) }) })}. ${cheapest}`}
      />
      {limits.fixed ? (
        <Notice>{t('fixed', { price: money(limits.min) })}</Notice>
      ) : (
        limit >= lowest && <Notice live="status">{t('already')}</Notice>
      )}
      <RadioChips
        legend={t('flex')}
        name="flex_date"
        options={flexibleDays.map((days) => ({
          value: `${days}` as const,
          label: t('flexDays', { days }),
        }))}
        value={watch('flex_date')}
        onChange={(days) => setValue('flex_date', days, { shouldValidate: true })}
        error={error('flex_date')}
      />
      <TextField
        id="price-alert-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        hint={t('emailHint')}
        error={error('contact_email')}
        defaultValue={defaultValues.contact_email}
        {...register('contact_email')}
      />
      {refusal && (
        <Notice tone="danger" live="alert">
          {refusal}
        </Notice>
      )}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={formState.isSubmitting} loadingText={t('setting')}>
        {t('set')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
