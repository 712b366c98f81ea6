import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { IconX } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { DialogPanel, DialogRoot, Handle, PanelBody, PanelFooter, PanelHeader, Scrim } from './dialog-parts.tsx';
import { Layer } from './layer.tsx';
import { useModalLayer } from './use-modal-layer.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `default` 480, `large` 720, `full` the whole window; on a phone the first two are sheets from below. */
  size?: 'default' | 'large' | 'full' | undefined;
  /** One sentence under the title that readers hear with it. */
  description?: ReactNode | undefined;
  children: ReactNode;
  /** The action at the foot; it stays in view while the body scrolls. */
  footer?: ReactNode | undefined;
  /** False keeps a press beside the panel from closing; Esc and the close button still do. */
  closeOnOutside?: boolean | undefined;
  /** False leaves out every way to close but the ones inside: for a question that must be answered. */
  closable?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `none` when the body draws its own edges: lists, tickets, maps. */
  bodyPadding?: 'normal' | 'none' | undefined;
};

/** A modal window, labelled by its title. Focus goes in, stays in and returns; put `data-autofocus` on what should have it first. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? (
    <Layer>
      <OpenDialog {...rest} />
    </Layer>
  ) : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    size = 'default',
    description,
    children,
    footer,
    closeOnOutside = true,
    closable = true,
  } = props;
  const texts = useUiTexts();
  const id = useId();
  const leave = closable ? onClose : () => {};
  const { rootRef, panelRef, onKeyDown } = useModalLayer(leave);
  return (
    <DialogRoot ref={rootRef} size={size} data-layer="dialog" onKeyDown={onKeyDown}>
      <Scrim aria-hidden onClick={closeOnOutside ? leave : undefined} />
      <DialogPanel
        ref={panelRef}
        size={size}
        role={props.role ?? 'dialog'}
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        tabIndex={-1}
      >
        {size !== 'full' && <Handle aria-hidden />}
        <PanelHeader>
          <chakra.div flex="1" minWidth="0">
            <chakra.h2 id={`${id}-title`} textStyle={{ base: 'h2Phone', lg: 'h2' }}>
              {title}
            </chakra.h2>
            {description && (
              <chakra.p id={`${id}-text`} color="fg.muted" fontSize="0.875rem" lineHeight="1.25rem">
                {description}
              </chakra.p>
            )}
          </chakra.div>
          {closable && (
            <IconButton label={texts.close} onClick={onClose}>
              <IconX size={22} />
            </IconButton>
          )}
        </PanelHeader>
        <PanelBody {...(props.bodyPadding === 'none' ? { paddingInline: '0', paddingBottom: '0' } : {})}>
          {children}
        </PanelBody>
        {footer && <PanelFooter>{footer}</PanelFooter>}
      </DialogPanel>
    </DialogRoot>
  );
}
