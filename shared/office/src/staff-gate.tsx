import type { StaffMember } from '@aylal/contracts/office';
import { FailedView, isSignedOut, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Box, Heading, PageContainer } from '@aylal/ui';
import { useState, type ReactNode } from 'react';
import { staffSessionQuery } from './staff-session-query.ts';
import { StaffSignIn } from './staff-sign-in.tsx';
import { MessagesOf, useStaffMessages } from './use-staff-messages.ts';

export interface StaffGateProps {
  /** Id of the remote whose page it is: its messages have those of this package in them. */
  readonly remote: string;
  readonly children: (staff: StaffMember) => ReactNode;
}

/**
 * A page of the office for who is signed in. When the session ends meanwhile the sign-in is in its place and the page behind it is not shown, but what was typed there is still
 * there for the same person; for another person it begins empty.
 */
export function StaffGate({ remote, children }: StaffGateProps) {
  return (
    <MessagesOf value={remote}>
      <Gate>{children}</Gate>
    </MessagesOf>
  );
}

function Gate({ children }: Pick<StaffGateProps, 'children'>) {
  const t = useStaffMessages();
  const session = useQuery(staffSessionQuery(useServices()));
  const staff = session.data?.result.staff;
  const isOut = isSignedOut(session.error);
  const [wasOut, setWasOut] = useState(false);
  if (isOut !== wasOut && (isOut || staff)) setWasOut(isOut);
  // While it is asked again whether somebody is signed in, the sign-in stays, with what was typed.
  const signedOut = isOut || (wasOut && !staff && session.error === null);
  if (!staff && !signedOut)
    return (
      <PageContainer paddingBlock="6">
        {session.error ? (
          <>
            <Heading as="h1" size="h1" marginBottom="4">
              {t('session.office')}
            </Heading>
            <FailedView title={t('session.failed')} error={session.error} onRetry={() => void session.refetch()} />
          </>
        ) : (
          <WaitingBoxes label={t('session.loading')} heights={['36px', '72px', '72px', '72px']} />
        )}
      </PageContainer>
    );
  return (
    <>
      {signedOut && <StaffSignIn ended={staff !== undefined} />}
      {staff && (
        <Box key={staff.id} hidden={signedOut}>
          {children(staff)}
        </Box>
      )}
    </>
  );
}
