import { actOnOrder, getOfficeOrder, type OfficeOrder } from '@aylal/contracts/office';
import type { OfficeOrderAction } from '@aylal/domain/office';
import { SectionCard, TextForm, useOfficeWrite } from '@aylal/office';
import { useServices } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What may be done with the order now, each with what it does and why it is done. Sent twice it is done once: its id goes with it until an answer is there. */
export function OrderActions({ order }: { order: OfficeOrder }) {
  const t = useOfficeMessages();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const [wanted, setWanted] = useState<OfficeOrderAction | undefined>(undefined);
  const { actions, ref_number, status } = order;
  const action = actions.find((one) => one === wanted);
  const send = async (reason: string) => {
    if (!action) return false;
    const intent = `office ${action} ${ref_number}`;
    const body = { ref_number, action, status: status.status_code, reason };
    const id = intents.keyFor(intent, body);
    const refused = await run((api) => api.call(actOnOrder, { body: { id, ...body } }));
    if (refused !== null) return false;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t(`action.${action}.done`) });
    setWanted(undefined);
    return true;
  };
  return (
    <SectionCard title={t('action.title')}>
      {actions.length === 0 ? (
        <Text tone="muted">{t('action.none')}</Text>
      ) : (
        <Stack gap="3">
          <RadioChips
            legend={t('action.choose')}
            value={action}
            options={actions.map((one) => ({ value: one, label: t(`action.${one}.name`) }))}
            onChange={setWanted}
          />
          {action && (
            <>
              <Text kind="small" tone="muted">
                {t(`action.${action}.text`)}
              </Text>
              <TextForm
                key={action}
                label={t('action.why')}
                button={t(`action.${action}.name`)}
                variant="solid"
                running={running}
                fault={fault?.text ?? null}
                onSend={send}
              />
            </>
          )}
        </Stack>
      )}
    </SectionCard>
  );
}
