import type { HotelFacility } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { Button, Card, Flex, Heading, Stack, Text } from '@aylal/ui';
import { IconCheck } from '@aylal/ui/icons';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { aroundDialog } from '../ui/around-dialog-ref.ts';

const shown = 6;

/** The facilities asked for most; all of them, with what they cost, in a dialog. */
export function FacilitiesCard({ facilities }: { facilities: readonly HotelFacility[] }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  const there = facilities.filter(({ is_exist }) => is_exist);
  if (there.length === 0) return null;
  return (
    <Card padded aria-labelledby="hotel-facilities">
      <Heading as="h2" size="h3" id="hotel-facilities" marginBottom="2">
        {t('filters.facilities')}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1.5">
        {there.slice(0, shown).map(({ type, name, is_fee }) => (
          <Flex as="li" key={type} gap="2" align="center">
            <IconCheck size={18} />
            <span>{is_fee ? t('facilities.paid', { name }) : name}</span>
          </Flex>
        ))}
      </Stack>
      <Button
        variant="ghost"
        size="sm"
        marginTop="2"
        paddingInline="0"
        onClick={() => void dialogs.open(aroundDialog, { kind: 'facilities', facilities })}
      >
        {t('filters.allFacilities', { count: there.length })}
      </Button>
      <Text kind="caption" tone="subtle">
        {t('facilities.rule')}
      </Text>
    </Card>
  );
}
