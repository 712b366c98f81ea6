import { finishWork, listWork } from '@aylal/contracts/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { useServices } from '@aylal/shell';
import { workAddress, type WorkFilter, type WorkKey } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Finishes a piece of work, with how; then the list is there again. */
export function DoneForm({ of, filter }: { of: WorkKey; filter: WorkFilter }) {
  const t = useOfficeMessages();
  const { navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const send = async (reason: string) => {
    const refused = await run((api) => api.call(finishWork, { body: { ...of, reason } }));
    if (refused !== null) return false;
    toasts.show({ kind: 'success', text: t('done.toast') });
    navigator.go(workAddress(filter, null), { replace: true });
    return true;
  };
  return (
    <TextForm
      label={t('done.label')}
      hint={t('done.hint')}
      button={t('done.finish')}
      variant="solid"
      running={running}
      fault={fault?.text ?? null}
      onSend={send}
    />
  );
}
