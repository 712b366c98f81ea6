import { useEffect, useRef } from 'react';
import type { DialogView } from '@aylal/shell';
import type { OpenDialog } from '../state/open-dialog.ts';

/** A view without its types; the reference with which the dialog was opened vouches for props and result. */
export type PlainView = DialogView<unknown, unknown>;

/** The body of a dialog that was loaded. The dialog took the focus before its body had arrived. */
export function DialogBody({ view, dialog }: { view: PlainView; dialog: OpenDialog }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={ref}>
      <view.Component props={dialog.props} close={dialog.close} />
    </div>
  );
}
