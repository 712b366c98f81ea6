import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Layer } from './layer.tsx';
import { useModalLayer } from './use-modal-layer.ts';
import { DialogRoot, Scrim } from './dialog-parts.tsx';

export type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** The phone's menu: 328 wide from the start edge, as high as the window. The page behind is inert. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? (
    <Layer>
      <OpenDrawer {...rest} />
    </Layer>
  ) : null;
}

function OpenDrawer({ onClose, label, children }: Omit<DrawerProps, 'open'>) {
  const { rootRef, panelRef, onKeyDown } = useModalLayer(onClose);
  return (
    <DialogRoot ref={rootRef} size="full" justifyContent="flex-start" data-layer="drawer" onKeyDown={onKeyDown}>
      <Scrim aria-hidden onClick={onClose} />
      <DrawerPanel ref={panelRef} role="dialog" aria-modal aria-label={label} tabIndex={-1}>
        {children}
      </DrawerPanel>
    </DialogRoot>
  );
}

export const DrawerPanel = chakra('div', {
  base: {
    position: 'relative',
    width: '328px',
    maxWidth: '88vw',
    height: 'full',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.panel',
    boxShadow: 'lg',
    animation: 'fadeIn var(--aylal-durations-sheet) var(--aylal-easings-out)',
    '&:focus-visible': { outline: 'none' },
  },
});
