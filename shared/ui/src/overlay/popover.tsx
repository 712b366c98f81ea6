import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keepTabInside } from './focusable.ts';
import { useDismiss } from './use-dismiss.ts';

export type PopoverProps = {
  open: boolean;
  onClose: () => void;
  /** What readers hear when it opens. */
  label: string;
  /** What it hangs on; stays where it is. */
  anchor: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
};

/** A small panel under its anchor. Focus goes in and stays in, Esc or a press outside closes and the focus returns. */
export function Popover({ open, onClose, label, anchor, children, align = 'start', width = '360px' }: PopoverProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  useDismiss(frameRef, open, onClose);
  return (
    <chakra.div ref={frameRef} position="relative" minWidth="0">
      {anchor}
      {open && (
        <PopoverPanel label={label} align={align} width={width} onClose={onClose}>
          {children}
        </PopoverPanel>
      )}
    </chakra.div>
  );
}

type PanelProps = { label: string; align: 'start' | 'end'; width: string; onClose: () => void; children: ReactNode };

function PopoverPanel({ label, align, width, onClose, children }: PanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = panelRef.current;
    const opener = document.activeElement;
    (panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel)?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
    return () => {
      // A press elsewhere has already moved the focus on: it is not pulled back.
      const lost = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab' && panelRef.current) keepTabInside(panelRef.current, event);
  }

  return (
    <PopoverSurface
      ref={panelRef}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={{ width, [align === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 0 }}
    >
      {children}
    </PopoverSurface>
  );
}

export const PopoverSurface = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: 'popover',
    maxWidth: 'calc(100vw - 32px)',
    scrollMarginBottom: '16px',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    padding: '4',
    animation: 'fadeIn var(--aylal-durations-calm)',
    '&:focus-visible': { outline: 'none' },
  },
});
