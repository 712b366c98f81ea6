import * as v from 'valibot';
import { Button, Dialog, Text } from '@aylal/ui';
import type { OpenDialog } from '../state/open-dialog.ts';

const confirmProps = v.object({ title: v.string(), text: v.string(), confirm: v.string(), cancel: v.string() });

/** A question with two answers: true for the confirming one, false for the other, nothing when it was dismissed. */
export function ConfirmView({ dialog }: { dialog: OpenDialog }) {
  const { title, text, confirm, cancel } = v.parse(confirmProps, dialog.props);
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      closeOnOutside={false}
      onClose={() => dialog.close()}
      footer={
        <>
          <Button variant="outline" onClick={() => dialog.close(false)}>
            {cancel}
          </Button>
          <Button data-autofocus onClick={() => dialog.close(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
