import { changeStaffPassword } from '@aylal/contracts/office';
import { focusFirstFault, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { asSignedIn } from '@aylal/office';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice } from '@aylal/ui';
import { PasswordField } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ProofFields } from './proof-fields.tsx';

const fields = ['password', 'code', 'new_password'] as const;
const empty = { password: '', code: '', new_password: '' };

/** A new password, by the one of now and the code of one's device. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const services = useServices();
  const form = useSchemaForm(changeStaffPassword.body, { defaultValues: empty });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };
  const { running, fault, run } = useWrite(
    async (body: typeof empty) => {
      const answer = await asSignedIn(services).call(changeStaffPassword, { body });
      if (answer.status_code === 200) {
        form.reset(empty);
        onChanged();
        return null;
      }
      const { problem, fields: refused } = answer.result;
      showRefusedFields(form, refused);
      // It has been tried, and a device shows the next one soon.
      form.resetField('code');
      return problem === 'wrong-credentials' ? t('me.wrong') : s(`problem.${problem}`);
    },
    () => s('failed.text'),
  );
  return (
    <Form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(
          (values) => run(values),
          () => focusFirstFault(form, fields),
        )(event)
      }
    >
      <ProofFields
        password={{ ...form.register('password'), error: at('password') }}
        code={{ ...form.register('code'), error: at('code') }}
      />
      <PasswordField
        label={t('me.new')}
        autoComplete="new-password"
        error={at('new_password')}
        {...form.register('new_password')}
      />
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button type="submit" justifySelf="start" loading={running}>
        {t('me.change')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
