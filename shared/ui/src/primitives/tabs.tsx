import { chakra } from '@aylal/ui';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  icon?: ReactNode | undefined;
  panel?: ReactNode | undefined;
};

export type TabsProps<Id extends string = string> = {
  /** What the row of tabs is for. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` underlines words; `product` puts icons above them on a phone and scrolls sideways: the search on the home page. */
  variant?: 'line' | 'product' | undefined;
};

/** Tabs with their panel. Arrows, Home and End move and open; Tab goes into the panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, variant = 'line' }: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value);

  function onKeyDown(event: KeyboardEvent) {
    const now = tabs.findIndex((tab) => tab.id === value);
    const goal = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    listRef.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  }

  return (
    <>
      <TabRow ref={listRef} role="tablist" aria-label={label} variant={variant} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value && tab.panel !== undefined ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            variant={variant}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </TabRow>
      {chosen?.panel !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {chosen.panel}
        </div>
      )}
    </>
  );
}

// While there is more beyond an edge of the row, the edge is shaded: the covers scroll with the tabs, the shades stay.
const moreBeyond = {
  backgroundImage:
    'linear-gradient(to right, var(--aylal-colors-bg) 50%, transparent), linear-gradient(to left, var(--aylal-colors-bg) 50%, transparent), linear-gradient(to right, var(--aylal-colors-bg-emphasized), transparent), linear-gradient(to left, var(--aylal-colors-bg-emphasized), transparent)',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '40px 100%, 40px 100%, 20px 100%, 20px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

const TabRow = chakra('div', {
  base: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', borderBottomWidth: '1px', borderColor: 'border' },
  variants: {
    variant: {
      line: { gap: '6' },
      product: {
        paddingInline: { base: '2', lg: '4' },
        borderColor: 'border.muted',
        borderTopRadius: 'inherit',
        ...moreBeyond,
      },
    },
  },
});

const Tab = chakra('button', {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'xs' },
    '&[aria-selected=true]': { color: 'fg', fontWeight: '600', borderColor: 'accent.solid' },
  },
  variants: {
    variant: {
      line: {},
      product: {
        flexDirection: { base: 'column', lg: 'row' },
        gap: { base: '2px', lg: '2' },
        // Narrow enough that a phone shows the next tab in part: the row goes on.
        minWidth: { base: '64px', lg: '0' },
        minHeight: { base: '60px', lg: '54px' },
        paddingInline: { base: '2', lg: '4' },
        fontSize: { base: 'sm', lg: 'md' },
        justifyContent: 'center',
        '&[aria-selected=true]': { color: 'accent.fg', fontWeight: '600', borderColor: 'accent.solid' },
      },
    },
  },
});
