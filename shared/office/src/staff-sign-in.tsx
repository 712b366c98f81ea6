import { signInStaff } from '@aylal/contracts/office';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, chakra, Heading, Notice, PageContainer, Text, TextField } from '@aylal/ui';
import { PasswordField } from '@aylal/ui/primitives';
import { PasskeyButton } from './passkey-button.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { useStaffMessages } from './use-staff-messages.ts';

const fields = ['email', 'password', 'code'] as const;

/** The sign-in of the office: e-mail, password, and the code of the person's device. `ended` says that a session was there before. */
export function StaffSignIn({ ended }: { ended: boolean }) {
  const t = useStaffMessages();
  const s = useSharedMessages();
  const services = useServices();
  const signedIn = useSignedIn();
  const form = useSchemaForm(signInStaff.body, { defaultValues: { email: '', password: '', code: '' } });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };

  const { running, fault, run } = useWrite(
    async (body: { email: string; password: string; code: string }) => {
      const answer = await services.api.call(signInStaff, { body });
      if (answer.status_code !== 200) {
        // It has been tried, and a device shows the next one soon.
        form.resetField('code');
        form.setFocus('code');
        return answer.result.problem === 'wrong-credentials'
          ? t('signIn.wrong')
          : s(`problem.${answer.result.problem}`);
      }
      await signedIn(answer);
      return null;
    },
    () => s('failed.text'),
  );

  return (
    <PageContainer paddingBlock={{ base: '6', lg: '12' }}>
      <Card padded maxWidth="440px" marginInline="auto">
        <Form
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit(
              (values) => run(values),
              () => focusFirstFault(form, fields),
            )(event)
          }
        >
          <div>
            <Heading as="h1" size="h2">
              {t('signIn.title')}
            </Heading>
            <Text kind="small" tone="muted" marginTop="1">
              {t(ended ? 'signIn.ended' : 'signIn.lead')}
            </Text>
          </div>
          <TextField
            id="staff-email"
            type="email"
            label={t('signIn.email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={at('email')}
            {...form.register('email')}
          />
          <PasswordField
            id="staff-password"
            label={t('signIn.password')}
            autoComplete="current-password"
            error={at('password')}
            {...form.register('password')}
          />
          <TextField
            id="staff-code"
            label={t('signIn.code')}
            hint={t('signIn.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={at('code')}
            {...form.register('code')}
          />
          {fault !== null && (
            <Notice tone="danger" live="alert">
              {fault}
            </Notice>
          )}
          <Button type="submit" loading={running}>
            {t('signIn.submit')}
          </Button>
          <PasskeyButton onSignedIn={signedIn} />
        </Form>
      </Card>
    </PageContainer>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
