import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { PopoverSurface } from './popover.tsx';
import { useDismiss } from './use-dismiss.ts';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** What choosing does. A link may have none. */
  onSelect?: (() => void) | undefined;
  /** Draws the item as this element, a router link as a rule: `<Link to={…} />`. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
  /** The page one is on, the language that holds. */
  current?: boolean | undefined;
  /** The language of a foreign label. */
  lang?: string | undefined;
};

export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  /** Draws the button; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end' | undefined;
};

/** A button with a list of choices. Enter, Space or ↓ opens; arrows, Home, End and letters move; Esc closes and the focus returns. */
export function Menu({ items, trigger, align = 'start' }: MenuProps) {
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  useDismiss(frameRef, openAt !== null, () => setOpenAt(null));

  function close() {
    setOpenAt(null);
    document.getElementById(`${id}-button`)?.focus();
  }

  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <chakra.div ref={frameRef} position="relative" display="inline-flex">
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': openAt !== null,
        'aria-controls': openAt ? `${id}-menu` : undefined,
        onClick: () => setOpenAt(openAt ? null : 'first'),
        onKeyDown: onTriggerKey,
      })}
      {openAt && <MenuPanel id={id} items={items} align={align} openAt={openAt} onClose={close} />}
    </chakra.div>
  );
}

type MenuPanelProps = {
  id: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  openAt: 'first' | 'last';
  onClose: () => void;
};

function MenuPanel({ id, items, align, openAt, onClose }: MenuPanelProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rowsIn(listRef.current)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus();
  }, [openAt]);

  function onKeyDown(event: KeyboardEvent) {
    const list = rowsIn(listRef.current);
    const now = list.findIndex((element) => element === document.activeElement);
    const goal = menuGoal(event.key, now, list);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    if (goal === null) return;
    event.preventDefault();
    list[goal]?.focus();
  }

  return (
    <PopoverSurface
      ref={listRef}
      id={`${id}-menu`}
      role="menu"
      aria-labelledby={`${id}-button`}
      onKeyDown={onKeyDown}
      padding="1.5"
      minWidth="200px"
      maxHeight="min(480px, 70vh)"
      overflowY="auto"
      style={{ [align === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 0 }}
    >
      {items.map((item) => (
        <MenuRow
          key={item.id}
          asChild={item.link !== undefined}
          role={item.current === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.current}
          lang={item.lang}
          tabIndex={-1}
          on={item.current ?? false}
          onClick={() => {
            onClose();
            item.onSelect?.();
          }}
        >
          {item.link ? <item.link.type {...item.link.props}>{rowLabel(item)}</item.link.type> : rowLabel(item)}
        </MenuRow>
      ))}
    </PopoverSurface>
  );
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function rowLabel(item: MenuItem): ReactNode {
  return (
    <>
      {item.icon}
      {item.label}
    </>
  );
}

/** Which item a key leads to, by position; null when the key means nothing here. */
function menuGoal(key: string, now: number, list: readonly HTMLElement[]): number | null {
  const count = list.length;
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const begins = (element: HTMLElement) => element.textContent.toLowerCase().startsWith(key.toLowerCase());
  const after = list.findIndex((element, index) => index > now && begins(element));
  const found = after === -1 ? list.findIndex(begins) : after;
  return found === -1 ? null : found;
}

const MenuRow = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '44px',
    paddingInline: '3',
    borderRadius: '8px',
    color: 'fg',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  variants: { on: { true: { color: 'accent.fg', fontWeight: '600', bg: 'accent.subtle' } } },
});
