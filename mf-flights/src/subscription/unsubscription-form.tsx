import { useState } from 'react';
import type { Problem } from '@aylal/contracts';
import { unsubscribeAir } from '@aylal/contracts/flights';
import { FormKey, usePostedField, useSchemaForm } from '@aylal/forms';
import { messageKey, usePageForm, useSearchParams, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, StatusView, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useSubscriptionMessages } from './subscription-messages.ts';
import { unsubscriptionSchema, type Unsubscription, type UnsubscriptionValues } from './unsubscription-schema.ts';
import { useSendSubscription } from './use-send-subscription.ts';

/** CALL-20: which address, and why if its reader likes to say so. */
export function UnsubscriptionForm() {
  const t = useSubscriptionMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const session = useSession();
  const posted = usePageForm<Problem>()?.posted;
  const [search] = useSearchParams();
  const email = usePostedField('email');
  const reason = usePostedField('reason');
  const [defaultValues] = useState<UnsubscriptionValues>(() => ({
    email: email ?? (session.status === 'signed-in' ? session.user.email : null) ?? '',
    reason: reason ?? '',
  }));
  const form = useSchemaForm(unsubscriptionSchema, { defaultValues });
  const { formState, handleSubmit, register } = form;
  const { done, fault, send } = useSendSubscription(form, (body: Unsubscription) => api.call(unsubscribeAir, { body }));
  const error = (field: keyof UnsubscriptionValues) => {
    const message =
      formState.errors[field]?.message ?? (formState.isSubmitted ? undefined : posted?.answer.faults?.[field]);
    return message === undefined ? undefined : s(messageKey(message));
  };
  const refused = formState.isSubmitted ? undefined : posted?.answer.refused;
  const refusal = fault ?? (refused && (refused === 'not-found' ? t('unknown') : s(`problem.${refused}`)));
  if (done !== null || search.has('left'))
    return (
      <div role="status">
        <StatusView kind="done" title={t('leftTitle')}>
          {t('leftText')}
        </StatusView>
      </div>
    );
  return (
    <Form method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormKey />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        error={error('email')}
        defaultValue={defaultValues.email}
        {...register('email')}
      />
      <TextAreaField
        rows={3}
        maxLength={500}
        optional
        label={t('reason')}
        error={error('reason')}
        defaultValue={defaultValues.reason}
        {...register('reason')}
      />
      {refusal && (
        <Notice tone="danger" live="alert">
          {refusal}
        </Notice>
      )}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={formState.isSubmitting} loadingText={t('sending')}>
        {t('leave')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
