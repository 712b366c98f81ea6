import { vehicleTypes, type VehicleType } from '@aylal/domain/mobility';
import { mobilityRoute } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, ScrollRow } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** The types as links, so that a choice is in the address. */
export function VehicleTypeChoice({ chosen }: { chosen: VehicleType | undefined }) {
  const t = useRemoteMessages();
  return (
    <ScrollRow as="nav" aria-label={t('mobility.types')}>
      {([undefined, ...vehicleTypes] as const).map((type) => (
        <LinkButton key={type ?? 'all'} asChild size="sm" variant={type === chosen ? 'soft' : 'outline'}>
          <RouteLink to={mobilityRoute.to({}, { type })} aria-current={type === chosen ? 'page' : undefined}>
            {t(`mobility.type.${type ?? 'all'}`)}
          </RouteLink>
        </LinkButton>
      ))}
    </ScrollRow>
  );
}
