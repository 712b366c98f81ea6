import { Button } from '@aylal/ui';
import { useConsoleMessages } from './use-console-messages.ts';

export interface OpenButtonProps {
  readonly label: string;
  /** Tells buttons of one name in a list apart. */
  readonly about: string | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens the form of a command, and closes it. */
export function OpenButton({ label, about, open, onOpen }: OpenButtonProps) {
  const t = useConsoleMessages();
  return (
    <Button
      size="sm"
      variant="outline"
      aria-expanded={open}
      {...(about === undefined ? {} : { 'aria-label': `${label}: ${about}` })}
      onClick={() => onOpen(!open)}
    >
      {open ? t('act.close') : label}
    </Button>
  );
}
