import { Button, Flex } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useFlightsMessages } from '../use-flights-messages.ts';
import type { FareKind } from './month-fares.ts';
import type { MonthFares } from './use-month-fares.ts';

export interface FaresCaptionProps {
  state: MonthFares['state'];
  kind: FareKind;
  /** In what the figures are short; undefined where they are written out. */
  unit: string | undefined;
  retry: () => void;
}

/** What the figures under the days are, or why there are none. */
export function FaresCaption({ state, kind, unit, retry }: FaresCaptionProps) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const captions = {
    unasked: () => t('fares.unasked'),
    waiting: () => t('fares.waiting'),
    failed: () => t('fares.failed'),
    empty: () => t('fares.none'),
    ready: () => [kindLabel(kind), unit].filter(Boolean).join(', '),
  };
  function kindLabel(of: FareKind): string {
    if (of.kind === 'stay') return t('fares.stay', { count: of.days });
    return t(of.kind === 'back' ? 'fares.back' : 'fares.oneWay');
  }
  return (
    <Flex direction="column" align="flex-start">
      <span role="status">{captions[state]()}</span>
      {state === 'failed' && (
        <Button variant="ghost" size="sm" marginInlineStart="-3" onClick={retry}>
          {s('action.retry')}
        </Button>
      )}
    </Flex>
  );
}
