import { RouteLink } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { useMenuBanner } from './use-menu-banner.ts';

/** What the office puts into the phone's menu. */
export function DrawerBanner({ onChosen }: { onChosen: () => void }) {
  const banner = useMenuBanner(true);
  if (!banner) return null;
  return (
    <Banner asChild>
      <RouteLink to={banner.to} onClick={onChosen}>
        <chakra.b display="block" color="accent.fg">
          {banner.title}
        </chakra.b>
        <Text as="span" kind="note" tone="muted">
          {banner.text}
        </Text>
      </RouteLink>
    </Banner>
  );
}

const Banner = chakra('a', {
  base: {
    display: 'block',
    marginInline: '4',
    marginBottom: '2',
    padding: '3',
    borderRadius: 'lg',
    bg: 'accent.subtle',
    color: 'fg',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});
