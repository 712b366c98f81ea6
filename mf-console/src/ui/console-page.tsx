import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage } from '@aylal/office';
import { Notice, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import { mayDo } from '../domain/may-do.ts';
import { useConsoleMessages } from './use-console-messages.ts';

export interface ConsolePageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: (staff: StaffMember) => ReactNode;
}

/** A page of the console, for who may see releases. */
export function ConsolePage({ title, lead, children }: ConsolePageProps) {
  const t = useConsoleMessages();
  return (
    <StaffGate remote="mf-console">
      {(staff) => (
        <StaffPage title={title} staff={staff}>
          {mayDo.see(staff.role) ? (
            <>
              {lead !== undefined && (
                <Text tone="muted" maxWidth="44em">
                  {lead}
                </Text>
              )}
              {children(staff)}
            </>
          ) : (
            <Notice>{t('console.notYours', { role: t(`role.${staff.role}`) })}</Notice>
          )}
        </StaffPage>
      )}
    </StaffGate>
  );
}
