import { FailedView } from '@aylal/parts';

interface FailedWholeProps {
  title: string;
  retry: () => void;
  /** Nothing else is on the page, so this is what it is called. */
  alone?: boolean;
}

/** What did not load, and a way to try again. */
export function FailedWhole({ title, retry, alone = false }: FailedWholeProps) {
  return (
    <FailedView title={title} {...(alone ? { headingAs: 'h1' as const, size: 'page' as const } : {})} onRetry={retry} />
  );
}
