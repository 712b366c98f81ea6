import { RouteLink } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { IconChevronDown } from '@aylal/ui/icons';
import { BarItem } from './bar-item.ts';
import { EntryMenu } from './entry-menu.tsx';
import { entriesOf, type MenuNode } from './menu-model.ts';
import { useFold } from './use-fold.ts';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The main navigation of SHELL-08. What does not fit goes into "Other" from the right and never wraps (SHELL-10). */
export function MainMenu({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const { bar, other, path, labelOf } = useMenu();
  const labels = bar.map((node) => (node.kind === 'link' ? labelOf(node.entry) : t('menu.entertainment')));
  const { navRef, rulerRef, fitting } = useFold(bar.length + 1, other.length > 0);
  const shown = bar.slice(0, Math.max(0, fitting - 1));
  const folded = [...bar.slice(shown.length).flatMap(entriesOf), ...other];

  return (
    <NavBar ref={navRef} aria-label={t('menu.label')}>
      <BarItem asChild sky={onSky}>
        <RouteLink to="/" {...(path === '/' ? { 'aria-current': 'page' as const } : {})}>
          {t('menu.home')}
        </RouteLink>
      </BarItem>
      {shown.map((node) => (
        <MenuNodeItem key={entriesOf(node)[0]?.id} node={node} onSky={onSky} />
      ))}
      {folded.length > 0 && <EntryMenu label={t('menu.other')} entries={folded} onSky={onSky} hasBanner />}
      <Ruler ref={rulerRef} aria-hidden>
        {[t('menu.home'), ...labels, t('menu.other')].map((word, index) => (
          <BarItem key={word} as="span" fontWeight="600">
            {word}
            {(index > labels.length || bar[index - 1]?.kind === 'entertainment') && <IconChevronDown size={16} />}
          </BarItem>
        ))}
      </Ruler>
    </NavBar>
  );
}

function MenuNodeItem({ node, onSky }: { node: MenuNode; onSky: boolean }) {
  const t = useHostMessages();
  const { labelOf, isCurrent } = useMenu();
  if (node.kind === 'entertainment')
    return <EntryMenu label={t('menu.entertainment')} entries={node.entries} onSky={onSky} />;
  return (
    <BarItem asChild sky={onSky}>
      <RouteLink to={node.entry.path} {...(isCurrent(node.entry) ? { 'aria-current': 'page' as const } : {})}>
        {labelOf(node.entry)}
      </RouteLink>
    </BarItem>
  );
}

const NavBar = chakra('nav', {
  base: {
    position: 'relative',
    display: { base: 'none', lg: 'flex' },
    gap: '1',
    flex: '1',
    minWidth: '0',
    height: 'full',
    alignItems: 'stretch',
  },
});

/** The same words once more, out of sight, so that their widths are known whatever is folded. */
const Ruler = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    top: '0',
    display: 'flex',
    gap: '1',
    visibility: 'hidden',
    pointerEvents: 'none',
    height: '0',
    overflow: 'hidden',
    width: 'full',
  },
});
