import type { ReactNode } from 'react';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { Dialog } from './dialog.tsx';
import { useInsideLayer } from './layer.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';

export type AnchoredPanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  anchor: ReactNode;
  children: ReactNode;
  footer?: ReactNode | undefined;
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  height?: 'content' | 'tall' | undefined;
};

/** A popover under its anchor on a desktop, a sheet from below on a phone: passengers, dates, sorting. In a dialog it is a dialog of its own, because the edge of the outer one would cut it. The anchor stays the same element on both, so that a server's page is hydrated as it is. */
export function AnchoredPanel({
  open,
  onClose,
  title,
  anchor,
  children,
  footer,
  align,
  width,
  height,
}: AnchoredPanelProps) {
  const phone = useIsPhone();
  const inLayer = useInsideLayer();
  return (
    <>
      <Popover
        open={open && !phone && !inLayer}
        onClose={onClose}
        label={title}
        anchor={anchor}
        align={align}
        width={width}
      >
        {children}
        {footer && (
          <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 12, paddingTop: 12 }}>
            {footer}
          </div>
        )}
      </Popover>
      <Sheet open={open && phone} onClose={onClose} title={title} footer={footer} height={height}>
        {children}
      </Sheet>
      <Dialog open={open && !phone && inLayer} onClose={onClose} title={title} footer={footer} size="large">
        {children}
      </Dialog>
    </>
  );
}
