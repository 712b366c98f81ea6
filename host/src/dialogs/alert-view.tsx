import * as v from 'valibot';
import { Button, Dialog, Text } from '@aylal/ui';
import type { OpenDialog } from '../state/open-dialog.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

const alertProps = v.object({ title: v.string(), text: v.string(), button: v.optional(v.string()) });

/** MODAL-67: a title, a text and one button. */
export function AlertView({ dialog }: { dialog: OpenDialog }) {
  const t = useHostMessages();
  const { title, text, button } = v.parse(alertProps, dialog.props);
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={() => dialog.close()}
      footer={
        <Button width="phone" data-autofocus onClick={() => dialog.close()}>
          {button ?? t('dialog.understood')}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
