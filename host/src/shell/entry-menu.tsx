import { RouteLink } from '@aylal/shell';
import { chakra, Menu } from '@aylal/ui';
import { IconChevronDown } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useState } from 'react';
import { footerId } from '../config/footer-id.ts';
import { BarItem } from './bar-item.ts';
import type { MenuEntry } from './menu-model.ts';
import { useMenu } from './use-menu.ts';
import { useMenuBanner } from './use-menu-banner.ts';

export interface EntryMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onSky: boolean;
  /** Ends with what the office puts into the menu, which is read when the menu is reached for. */
  readonly hasBanner?: boolean;
}

/** Several pages behind one word of the top bar. */
export function EntryMenu({ label, entries, onSky, hasBanner = false }: EntryMenuProps) {
  const { labelOf, isCurrent } = useMenu();
  const [wanted, setWanted] = useState(false);
  const banner = useMenuBanner(wanted);
  const want = () => setWanted(hasBanner);
  return (
    <>
      <WithoutScripts>
        <BarItem asChild sky={onSky}>
          <a href={`#${footerId}`}>{label}</a>
        </BarItem>
      </WithoutScripts>
      <WithScripts display="contents">
        <Menu
          items={[
            ...entries.map((entry) => ({
              id: entry.id,
              label: labelOf(entry),
              current: isCurrent(entry),
              link: <RouteLink to={entry.path} />,
            })),
            ...(banner
              ? [
                  {
                    id: 'banner',
                    label: <BannerTitle>{banner.title}</BannerTitle>,
                    current: false,
                    link: <RouteLink to={banner.to} />,
                  },
                ]
              : []),
          ]}
          trigger={(props) => (
            <BarItem
              as="button"
              sky={onSky}
              onPointerEnter={want}
              onFocus={want}
              {...props}
              {...(entries.some(isCurrent) ? { 'data-current': '' } : {})}
            >
              {label}
              <IconChevronDown size={16} />
            </BarItem>
          )}
        />
      </WithScripts>
    </>
  );
}

/** Long words of the office do not widen the menu. */
const BannerTitle = chakra('b', {
  base: { display: 'block', maxWidth: '20rem', whiteSpace: 'normal', overflowWrap: 'anywhere', color: 'accent.fg' },
});
