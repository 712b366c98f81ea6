import { workKinds } from '@aylal/domain/office';
import { useServices } from '@aylal/shell';
import { Box, Flex, SelectField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const owners = ['all', 'me', 'nobody'] as const;

/** Which work is listed; it is in the address, so that it can be sent to a colleague. */
export function WorkFilterBar({ filter }: { filter: WorkFilter }) {
  const t = useOfficeMessages();
  const { navigator } = useServices();
  const go = (change: WorkFilter) => navigator.go(workAddress({ ...filter, ...change }, null), { replace: true });
  return (
    <Flex gap="3" wrap="wrap" align="end" marginBottom="3">
      <Box flex="1 1 220px">
        <SelectField
          label={t('work.kind')}
          value={filter.kind ?? ''}
          options={[
            { value: '', label: t('work.allKinds') },
            ...workKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}.name`) })),
          ]}
          onChange={({ target }) => go({ kind: workKinds.find((kind) => kind === target.value) })}
        />
      </Box>
      <Box flex="1 1 280px">
        <RadioChips
          legend={t('work.owner')}
          variant="segment"
          value={filter.owner ?? 'all'}
          options={owners.map((owner) => ({ value: owner, label: t(`work.owners.${owner}`) }))}
          onChange={(owner) => go({ owner: owner === 'all' ? undefined : owner })}
        />
      </Box>
    </Flex>
  );
}
