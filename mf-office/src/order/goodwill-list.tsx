import { decideGoodwill, getOfficeOrder, type OfficeOrder, type StaffMember } from '@aylal/contracts/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { formatInstantWithYear, formatMoney, useLocale, useServices } from '@aylal/shell';
import { chakra, Flex, Tag, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const tones = { waiting: 'warning', paid: 'success', refused: 'neutral' } as const;

export interface GoodwillListProps {
  readonly order: OfficeOrder;
  readonly staff: StaffMember;
}

/** What was given by judgement, and for a second person the decision on what waits. */
export function GoodwillList({ order, staff }: GoodwillListProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  if (order.goodwill.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="4">
      {order.goodwill.map(({ id, amount, reason, state, asked_by, decided_by, at }) => (
        <li key={id}>
          <Flex gap="3" justify="space-between" align="start">
            <Text strong>{formatMoney(amount, locale)}</Text>
            <Tag tone={tones[state]}>{t(`goodwill.${state}`)}</Tag>
          </Flex>
          <Text overflowWrap="anywhere">{reason}</Text>
          <Text kind="small" tone="muted">
            {asked_by.name} · {formatInstantWithYear(at, locale)}
            {state !== 'waiting' && decided_by !== null && ` · ${t(`goodwill.by.${state}`, { name: decided_by })}`}
          </Text>
          {state === 'waiting' && mayDo.decide(staff.role) && asked_by.id !== staff.id && <Decision id={id} />}
        </li>
      ))}
    </chakra.ul>
  );
}

function Decision({ id }: { id: string }) {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const [choice, setChoice] = useState<'agree' | 'refuse' | undefined>(undefined);
  const send = async (reason: string) => {
    const refused = await run((api) => api.call(decideGoodwill, { body: { id, agree: choice === 'agree', reason } }));
    if (refused === null) toasts.show({ kind: 'success', text: t('goodwill.decided') });
    return refused === null;
  };
  return (
    <chakra.div display="grid" gap="3" marginTop="3">
      <RadioChips
        legend={t('goodwill.decide')}
        value={choice}
        options={(['agree', 'refuse'] as const).map((one) => ({ value: one, label: t(`goodwill.${one}`) }))}
        onChange={setChoice}
      />
      {choice && (
        <TextForm
          label={t('goodwill.decideWhy')}
          button={t(`goodwill.${choice}`)}
          variant="solid"
          running={running}
          fault={fault?.text ?? null}
          onSend={send}
        />
      )}
    </chakra.div>
  );
}
