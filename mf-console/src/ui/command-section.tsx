import { Box } from '@aylal/ui';
import { useState } from 'react';
import { CommandPanel, type CommandPanelProps } from './command-panel.tsx';
import { OpenButton } from './open-button.tsx';

export interface CommandSectionProps extends CommandPanelProps {
  /** Tells commands of one name in a list apart. */
  readonly about?: string;
}

/** A command that opens where its button is, and closes once it is done. */
export function CommandSection({ about, ...panel }: CommandSectionProps) {
  const [open, setOpen] = useState(false);
  const { label, onDone } = panel;
  const done = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <Box marginTop="2" width={open ? 'full' : 'auto'}>
      <OpenButton label={label} about={about} open={open} onOpen={setOpen} />
      {open && <CommandPanel {...panel} onDone={done} />}
    </Box>
  );
}
