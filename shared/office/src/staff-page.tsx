import type { StaffMember } from '@aylal/contracts/office';
import { signOutStaff } from '@aylal/contracts/office';
import { useWrite } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Heading, PageContainer, Stack, Text, TextLink } from '@aylal/ui';
import type { ReactNode } from 'react';
import { useStaffMessages } from './use-staff-messages.ts';

export interface StaffPageProps {
  readonly title: string;
  readonly staff: StaffMember;
  readonly children: ReactNode;
}

/** A page of the office below its title, with who is signed in and the way out. */
export function StaffPage({ title, staff, children }: StaffPageProps) {
  const t = useStaffMessages();
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Heading as="h1" size="h1">
            {title}
          </Heading>
          <Flex gap="3" align="center" justify="space-between" flex={{ base: '1 1 100%', md: 'none' }}>
            <Text kind="small" tone="muted">
              <TextLink asChild variant="quiet">
                <RouteLink to={officeRoutes.me.to()}>{staff.name}</RouteLink>
              </TextLink>{' '}
              · {t(`role.${staff.role}`)}
            </Text>
            <SignOut />
          </Flex>
        </Flex>
        {children}
      </Stack>
    </PageContainer>
  );
}

/** Ends the session; nothing of the office is left in the page. */
function SignOut() {
  const t = useStaffMessages();
  const s = useSharedMessages();
  const { api, queryClient, toasts } = useServices();
  const { running, run } = useWrite(
    async () => {
      await api.call(signOutStaff, {});
      await queryClient.resetQueries();
      return null;
    },
    () => s('failed.text'),
  );
  const signOut = async () => {
    const text = await run();
    if (text !== null) toasts.show({ kind: 'error', text });
  };
  return (
    <Button size="sm" variant="outline" loading={running} onClick={() => void signOut()}>
      {t('session.signOut')}
    </Button>
  );
}
