import type { Position } from '@aylal/domain/places';
import { useQuery, useServices } from '@aylal/shell';
import { Box, IconButton, Notice, Skeleton } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { vehicleQuery } from '../api/list-vehicles-query.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface ChosenVehicleProps {
  readonly id: string;
  readonly near: Position | null;
  readonly onClose: () => void;
}

/** The card of the pin that was chosen, also where the list does not reach so far. */
export function ChosenVehicle({ id, near, onClose }: ChosenVehicleProps) {
  const t = useRemoteMessages();
  const found = useQuery(vehicleQuery(useServices(), id, near));
  const vehicle = found.data?.result[0];
  return (
    <Box
      as="section"
      aria-label={t('mobility.chosen')}
      position="absolute"
      insetStart="3"
      bottom="3"
      width="min(420px, calc(100% - 24px))"
      maxHeight="calc(100% - 24px)"
      overflowY="auto"
      borderRadius="lg"
      boxShadow="md"
      zIndex="4"
    >
      {vehicle && found.data ? (
        <VehicleCard vehicle={vehicle} now={Date.parse(found.data.server_time) / 1000} marked />
      ) : found.isPending ? (
        <Skeleton height="152px" borderRadius="lg" />
      ) : (
        <Notice tone="warning" live="status">
          {t(found.isError ? 'mobility.failed' : 'mobility.gone')}
        </Notice>
      )}
      <Box position="absolute" top="1" insetEnd="1">
        <IconButton label={t('mobility.close')} onClick={onClose} bg="bg.panel" borderRadius="full">
          <IconX size={18} />
        </IconButton>
      </Box>
    </Box>
  );
}
