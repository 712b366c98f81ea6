import type { OfficeWork, StaffMember } from '@aylal/contracts/office';
import { needsDecision } from '@aylal/domain/office';
import { Text } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import type { WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { AssignForm } from './assign-form.tsx';
import { DoneForm } from './done-form.tsx';
import { ResendPart } from './resend-part.tsx';
import { ReturnForm } from './return-form.tsx';
import { WinnerPart } from './winner-part.tsx';

export interface WorkFormsProps {
  readonly item: OfficeWork;
  readonly filter: WorkFilter;
  readonly staff: StaffMember;
}

/** What who has taken the work can do about it. */
export function WorkForms({ item, filter, staff }: WorkFormsProps) {
  const { kind, reference } = item;
  return (
    <>
      {kind === 'unmatched-transfer' && <TransferForms item={item} filter={filter} staff={staff} />}
      {kind === 'message-dead' && <ResendPart reference={reference} />}
      {kind === 'winner-report' && <WinnerPart reference={reference} filter={filter} role={staff.role} />}
      {!needsDecision(kind) && <DoneForm of={{ kind, reference }} filter={filter} />}
    </>
  );
}

function TransferForms({ item, filter, staff }: WorkFormsProps) {
  const t = useOfficeMessages();
  return (
    <>
      <AssignForm reference={item.reference} filter={filter} />
      {mayDo.returnTransfers(staff.role) ? (
        <ReturnForm item={item} filter={filter} />
      ) : (
        <Text tone="muted">{t('return.finance')}</Text>
      )}
    </>
  );
}
