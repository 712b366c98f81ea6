import { useEffect, useRef } from 'react';
import { RouteLink, useLocale, useServices } from '@aylal/shell';
import { chakra, Logo, PageContainer, ScrollRow } from '@aylal/ui';
import { languageOption } from '../config/language-options.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { BarItem, BarTool } from './bar-item.ts';
import { useMenu } from './use-menu.ts';
import { isForRole, useStaffRole } from './use-staff-role.ts';

/** The top of every page of the office: its pages and its two languages; nothing of the shop. */
export function OfficeBar() {
  const t = useHostMessages();
  const { bar, labelOf, isCurrent } = useMenu();
  const role = useStaffRole();
  const links = bar.flatMap((node) => (node.kind === 'link' && isForRole(node.entry, role) ? [node.entry] : []));
  const current = links.find(isCurrent)?.id;
  const open = useRef<HTMLElement>(null);
  const shown = [current, ...links.map(labelOf)].join();
  useEffect(() => (shown === '' ? undefined : holdInSight(open.current)), [shown]);
  return (
    <Bar data-print="hide">
      <PageContainer
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap={{ md: '4' }}
      >
        <LogoLink asChild>
          <RouteLink to="/">
            <Logo label={t('logo')} />
          </RouteLink>
        </LogoLink>
        <ScrollRow
          as="nav"
          aria-label={t('menu.label')}
          flex="1"
          minWidth={{ base: 'full', md: '0' }}
          order={{ base: '1', md: '0' }}
          height={{ base: '48px', md: '56px' }}
        >
          {links.map((entry) => (
            <BarItem key={entry.id} ref={entry.id === current ? open : null} asChild>
              <RouteLink to={entry.path} {...(entry.id === current ? { 'aria-current': 'page' as const } : {})}>
                {labelOf(entry)}
              </RouteLink>
            </BarItem>
          ))}
        </ScrollRow>
        <Languages />
      </PageContainer>
    </Bar>
  );
}

/** A phone shows three pages of the menu: the one that is open is scrolled to, and again when words change their widths, as they do once their font is there. */
function holdInSight(link: HTMLElement | null) {
  const scroll = () => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const observer = new ResizeObserver(scroll);
  for (const one of link?.parentElement?.children ?? []) observer.observe(one);
  scroll();
  return () => observer.disconnect();
}

/** What people of the office speak. */
function Languages() {
  const { locale } = useServices();
  const now = useLocale();
  return (
    <>
      {(['mn', 'en'] as const).map(languageOption).map(({ value, name, icon }) => (
        <BarTool
          key={value}
          type="button"
          lang={value}
          aria-label={`${icon}, ${name}`}
          aria-pressed={value === now}
          onClick={() => locale.change(value)}
          css={{ '&[aria-pressed=true]': { color: 'fg', fontWeight: '600' } }}
        >
          {icon}
        </BarTool>
      ))}
    </>
  );
}

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'shell', bg: 'bg', borderBottomWidth: '1px', borderColor: 'border' },
});

const LogoLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginInlineEnd: { base: 'auto', md: '0' },
    flexShrink: '0',
    borderRadius: 'sm',
  },
});
