import type { StaffMember } from '@aylal/contracts/office';
import { StaffGate, StaffPage } from '@aylal/office';
import type { Screen } from '@aylal/shell';
import { Notice, Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { loadAudit } from './audit-loader.ts';
import { AuditPages } from './audit-pages.tsx';

/** Everything that the office did, for who audits it. */
function AuditScreen() {
  return <StaffGate remote="mf-office">{(staff) => <AuditOf staff={staff} />}</StaffGate>;
}

function AuditOf({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  return (
    <StaffPage title={t('audit.title')} staff={staff}>
      {mayDo.seeAudit(staff.role) ? (
        <>
          <Text tone="muted" maxWidth="44em">
            {t('audit.lead')}
          </Text>
          <AuditPages />
        </>
      ) : (
        <Notice>{t('audit.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      )}
    </StaffPage>
  );
}

export const screen: Screen = { Component: AuditScreen, title: 'audit.title', load: loadAudit };
