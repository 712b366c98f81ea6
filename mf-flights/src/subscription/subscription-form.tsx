import { useMemo, useState } from 'react';
import type { BodyInput, BodyOutput } from '@aylal/contracts';
import { subscribeAir } from '@aylal/contracts/flights';
import { dialCodeOptions } from '@aylal/domain/people';
import { useSchemaForm } from '@aylal/forms';
import { messageKey, useLocale, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Grid, Notice, SelectField, StatusView, TextField } from '@aylal/ui';
import type * as v from 'valibot';
import { PlaceField } from '../ui/search-form/place-field.tsx';
import { useSubscriptionMessages } from './subscription-messages.ts';
import { useSendSubscription } from './use-send-subscription.ts';

type Values = BodyInput<typeof subscribeAir>;
type Body = BodyOutput<typeof subscribeAir>;
const schema: v.GenericSchema<Values, Body> = subscribeAir.body;

/** CALL-19: which direction, and how to reach the reader. */
export function SubscriptionForm() {
  const t = useSubscriptionMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api } = useServices();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [defaultValues] = useState<Values>(() => ({
    email: user?.email ?? '',
    dial_code: user?.dial_code ?? '976',
    phone: user?.phone ?? '',
    origin: 'UBN',
    destination: '',
  }));
  const form = useSchemaForm(schema, { defaultValues });
  const { formState, handleSubmit, register, setValue, watch } = form;
  const { again, done, fault, send } = useSendSubscription(form, (body: Body) => api.call(subscribeAir, { body }));
  const dialCodes = useMemo(() => dialCodeOptions(locale), [locale]);
  const error = (field: keyof Values) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : s(messageKey(message));
  };
  const place = (field: 'origin' | 'destination') => ({
    label: t(field),
    value: watch(field),
    otherEnd: watch(field === 'origin' ? 'destination' : 'origin'),
    error: error(field),
    onChange: (code: string) => setValue(field, code, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  });
  if (done !== null)
    return (
      <div role="status">
        <StatusView
          kind="done"
          title={t(done === 201 ? 'doneTitle' : 'thereTitle')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                form.reset({ ...form.getValues(), destination: '' });
                again();
              }}
            >
              {t('again')}
            </Button>
          }
        >
          {t(done === 201 ? 'doneText' : 'thereText')}
        </StatusView>
      </div>
    );
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <PlaceField {...place('origin')} />
      <PlaceField {...place('destination')} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        error={error('email')}
        {...register('email')}
      />
      <Grid templateColumns="minmax(104px, 2fr) minmax(0, 3fr)" gap="3">
        <SelectField
          label={t('dialCode')}
          options={dialCodes}
          autoComplete="tel-country-code"
          error={error('dial_code')}
          {...register('dial_code')}
        />
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('phone')}
          error={error('phone')}
          {...register('phone')}
        />
      </Grid>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={formState.isSubmitting} loadingText={t('sending')}>
        {t('subscribe')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
