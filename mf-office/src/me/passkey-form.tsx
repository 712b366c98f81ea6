import { addPasskey, beginPasskey, listPasskeys } from '@aylal/contracts/office';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { asSignedIn, makePasskey } from '@aylal/office';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, TextField } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import * as v from 'valibot';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ProofFields } from './proof-fields.tsx';

const fields = ['name', 'password', 'code'] as const;
const empty = { name: '', password: '', code: '' };
const typed = v.pick(addPasskey.body, fields);

/** Adds a passkey of this device, by the password of now and a code; then the device is asked. */
export function PasskeyForm() {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const services = useServices();
  const form = useSchemaForm(typed, { defaultValues: empty });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };
  const { running, fault, run } = useWrite(
    async (body: typeof empty) => {
      const api = asSignedIn(services);
      const begun = await api.call(beginPasskey, {});
      if (begun.status_code !== 200) return s(`problem.${begun.result.problem}`);
      const response = await makePasskey(begun.result.options);
      if (!response) return t('passkeys.notMade');
      const answer = await api.call(addPasskey, { body: { ...body, response: { ...response } } });
      await services.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === listPasskeys.name });
      if (answer.status_code === 200) {
        form.reset(empty);
        services.toasts.show({ kind: 'success', text: t('passkeys.added') });
        return null;
      }
      // It has been tried, and a device shows the next one soon.
      form.resetField('code');
      const { problem } = answer.result;
      return problem === 'wrong-credentials' ? t('passkeys.wrong') : s(`problem.${problem}`);
    },
    () => s('failed.text'),
  );
  return (
    <Disclosure summary={t('passkeys.add')}>
      <Form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(
            (values) => run(values),
            () => focusFirstFault(form, fields),
          )(event)
        }
      >
        <TextField label={t('passkeys.name')} autoComplete="off" error={at('name')} {...form.register('name')} />
        <ProofFields
          password={{ ...form.register('password'), error: at('password') }}
          code={{ ...form.register('code'), error: at('code') }}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button type="submit" justifySelf="start" loading={running}>
          {t('passkeys.add')}
        </Button>
      </Form>
    </Disclosure>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
