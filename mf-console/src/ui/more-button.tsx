import { Button } from '@aylal/ui';
import { useConsoleMessages } from './use-console-messages.ts';

/** As many rows as a list asks for at once. */
const MOST = 900;

export interface MoreButtonProps {
  /** How many rows are asked for now, and how many more at each press. */
  readonly limit: number;
  readonly step: number;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onLimit: (limit: number) => void;
}

/** The last row of a list that goes on; nothing where it ends. */
export function MoreButton({ limit, step, hasMore, loading, onLimit }: MoreButtonProps) {
  const t = useConsoleMessages();
  if (!hasMore || limit >= MOST) return null;
  return (
    <Button
      variant="outline"
      width="full"
      borderRadius="0"
      loading={loading}
      onClick={() => onLimit(Math.min(MOST, limit + step))}
    >
      {t('list.more')}
    </Button>
  );
}
