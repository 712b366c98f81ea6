import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { IconX } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { DialogPanel, DialogRoot, Handle, PanelBody, PanelFooter, PanelHeader, Scrim } from './dialog-parts.tsx';
import { Layer } from './layer.tsx';
import { useModalLayer } from './use-modal-layer.ts';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** The heading, or, with `hideTitle`, only the name readers hear. */
  title: string;
  hideTitle?: boolean | undefined;
  children: ReactNode;
  footer?: ReactNode | undefined;
  /** `tall` fills the phone up to a strip at the top: lists that are searched, calendars. */
  height?: 'content' | 'tall' | undefined;
  bodyPadding?: 'normal' | 'none' | undefined;
};

/** A panel that slides up from below at any width, at most 480 wide. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? (
    <Layer>
      <OpenSheet {...rest} />
    </Layer>
  ) : null;
}

function OpenSheet({ onClose, title, hideTitle, children, footer, height, bodyPadding }: Omit<SheetProps, 'open'>) {
  const texts = useUiTexts();
  const id = useId();
  const { rootRef, panelRef, onKeyDown } = useModalLayer(onClose);
  return (
    <DialogRoot ref={rootRef} kind="sheet" data-layer="sheet" onKeyDown={onKeyDown}>
      <Scrim aria-hidden onClick={onClose} />
      <DialogPanel
        ref={panelRef}
        size="panel"
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        {...(height === 'tall' ? { height: 'full' } : {})}
      >
        <Handle aria-hidden display="block" />
        <PanelHeader
          paddingTop="0"
          paddingInlineStart="4"
          paddingInlineEnd="1"
          {...(hideTitle ? { minHeight: '0', paddingBottom: '0' } : {})}
        >
          <chakra.h2 id={`${id}-title`} flex="1" minWidth="0" textStyle="h2Phone" srOnly={hideTitle ?? false}>
            {title}
          </chakra.h2>
          {!hideTitle && (
            <IconButton label={texts.close} onClick={onClose}>
              <IconX size={22} />
            </IconButton>
          )}
        </PanelHeader>
        <PanelBody paddingInline="4" {...(bodyPadding === 'none' ? { paddingInline: '0', paddingBottom: '0' } : {})}>
          {children}
        </PanelBody>
        {footer && <PanelFooter paddingInline="4">{footer}</PanelFooter>}
      </DialogPanel>
    </DialogRoot>
  );
}
