import { SectionCard, StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { useServices, type Screen } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { PasswordForm } from './password-form.tsx';

/** One's own account of the office. */
function MeScreen() {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  return (
    <StaffGate remote="mf-office">
      {(staff) => (
        <StaffPage title={t('me.title')} staff={staff}>
          <Box maxWidth="480px">
            <SectionCard title={t('me.password')}>
              <Text kind="small" tone="muted" marginBottom="4">
                {t('me.lead')}
              </Text>
              <PasswordForm onChanged={() => toasts.show({ kind: 'success', text: t('me.changed') })} />
            </SectionCard>
          </Box>
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
