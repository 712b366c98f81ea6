import { useState } from 'react';
import type { BodyOutput } from '@aylal/contracts';
import { unsubscribeAir } from '@aylal/contracts/flights';
import { useSchemaForm } from '@aylal/forms';
import { messageKey, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, StatusView, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import type * as v from 'valibot';
import { useSubscriptionMessages } from './subscription-messages.ts';
import { useSendSubscription } from './use-send-subscription.ts';

type Values = { email: string; reason: string };
type Body = BodyOutput<typeof unsubscribeAir>;
const schema = unsubscribeAir.body as unknown as v.GenericSchema<Values, Body>;

/** CALL-20: which address, and why if its reader likes to say so. */
export function UnsubscriptionForm() {
  const t = useSubscriptionMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const session = useSession();
  const [defaultValues] = useState<Values>(() => ({
    email: (session.status === 'signed-in' ? session.user.email : null) ?? '',
    reason: '',
  }));
  const form = useSchemaForm(schema, { defaultValues });
  const { formState, handleSubmit, register } = form;
  const { done, fault, send } = useSendSubscription(form, (body: Body) => api.call(unsubscribeAir, { body: body }));
  const error = (field: keyof Values) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : s(messageKey(message));
  };
  if (done !== null)
    return (
      <div role="status">
        <StatusView kind="done" title={t('leftTitle')}>
          {t('leftText')}
        </StatusView>
      </div>
    );
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
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
      <TextAreaField
        rows={3}
        maxLength={500}
        optional
        label={t('reason')}
        error={error('reason')}
        {...register('reason')}
      />
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={formState.isSubmitting} loadingText={t('sending')}>
        {t('leave')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
