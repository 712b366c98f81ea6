import { assignWork, listWork, type OfficeWork, type StaffMember } from '@aylal/contracts/office';
import { useOfficeWrite } from '@aylal/office';
import { Box, Button, Flex, Notice, SelectField, Stack } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface WorkOwnerProps {
  readonly item: OfficeWork;
  readonly staff: StaffMember;
  readonly colleagues: readonly StaffMember[];
}

/** Who has the work, and the ways to take it, give it back and hand it over. It is changed from who this page shows: where a colleague was first, the page says so. */
export function WorkOwner({ item, staff, colleagues }: WorkOwnerProps) {
  const t = useOfficeMessages();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const { kind, reference } = item;
  const was = item.owner?.id ?? null;
  const isMine = was === staff.id;
  const give = (owner: string | null) =>
    void run((api) => api.call(assignWork, { body: { kind, reference, was, owner } }));
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="end">
        {isMine ? (
          <Button variant="outline" loading={running} onClick={() => give(null)}>
            {t('owner.giveBack')}
          </Button>
        ) : (
          <Button variant={item.owner ? 'outline' : 'solid'} loading={running} onClick={() => give(staff.id)}>
            {item.owner ? t('owner.takeOver', { name: item.owner.name }) : t('owner.take')}
          </Button>
        )}
        {isMine && (
          <Box flex="1 1 220px">
            <SelectField
              label={t('owner.handOver')}
              placeholder={t('owner.chooseColleague')}
              value=""
              disabled={running}
              options={colleagues
                .filter(({ id }) => id !== staff.id)
                .map(({ id, name, role }) => ({ value: id, label: `${name} · ${t(`role.${role}`)}` }))}
              onChange={({ target }) => target.value !== '' && give(target.value)}
            />
          </Box>
        )}
      </Flex>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault.text}
        </Notice>
      )}
    </Stack>
  );
}
