import { SectionCard, StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { useServices, type Screen } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordForm } from './password-form.tsx';

/** One's own account of the office. */
function MeScreen() {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  return (
    <StaffGate remote="mf-office">
      {(staff) => (
        <StaffPage title={t('me.title')} staff={staff}>
          <Stack gap="4" maxWidth="480px">
            <PasskeysCard />
            <SectionCard title={t('me.password')}>
              <Text kind="small" tone="muted" marginBottom="4">
                {t('me.lead')}
              </Text>
              <PasswordForm onChanged={() => toasts.show({ kind: 'success', text: t('me.changed') })} />
            </SectionCard>
          </Stack>
        </StaffPage>
      )}
    </StaffGate>
  );
}

export const screen: Screen = {
  Component: MeScreen,
  title: 'me.title',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
