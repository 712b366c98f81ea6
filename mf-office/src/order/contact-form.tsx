import { changeOrderContact, getOfficeOrder } from '@aylal/contracts/office';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { useOfficeWrite } from '@aylal/office';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text, TextField } from '@aylal/ui';
import { Disclosure, TextAreaField } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const fields = ['contact_email', 'contact_dial_code', 'contact_phone', 'reason'] as const;

/** Another address and phone for the news of an order. */
export function ContactForm({ reference }: { reference: string }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const empty = { ref_number: reference, contact_email: '', contact_dial_code: '976', contact_phone: '', reason: '' };
  const form = useSchemaForm(changeOrderContact.body, { defaultValues: empty });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };
  const send = async (body: typeof empty) => {
    const refused = await run((api) => api.call(changeOrderContact, { body }));
    if (refused !== null) return;
    toasts.show({ kind: 'success', text: t('contact.done') });
    form.reset(empty);
  };
  return (
    <Disclosure summary={t('contact.change')}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => focusFirstFault(form, fields))(event)}>
        <Stack gap="3">
          <Text kind="small" tone="muted">
            {t('contact.lead')}
          </Text>
          <TextField
            type="email"
            label={t('contact.email')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={at('contact_email')}
            {...form.register('contact_email')}
          />
          <Flex gap="3" wrap="wrap">
            <TextField
              label={t('contact.dialCode')}
              inputMode="numeric"
              autoComplete="off"
              error={at('contact_dial_code')}
              {...form.register('contact_dial_code')}
            />
            <TextField
              type="tel"
              label={t('contact.phone')}
              autoComplete="off"
              error={at('contact_phone')}
              {...form.register('contact_phone')}
            />
          </Flex>
          <TextAreaField label={t('contact.why')} rows={2} error={at('reason')} {...form.register('reason')} />
          {fault !== null && (
            <Notice tone="danger" live="alert">
              {fault.text}
            </Notice>
          )}
          <Button type="submit" variant="outline" alignSelf="start" loading={running}>
            {t('contact.change')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
