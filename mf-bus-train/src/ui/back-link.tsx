import { RouteLink } from '@aylal/shell';
import { TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';

/** The way back to the page before, above a title; large enough for a thumb. */
export function BackLink({ to, children }: { to: Parameters<typeof RouteLink>[0]['to']; children: string }) {
  return (
    <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px">
      <RouteLink to={to}>
        <IconArrowLeft size={18} />
        {children}
      </RouteLink>
    </TextLink>
  );
}
