import { useRef, type ReactNode, type Ref } from 'react';
import type { AnswerOf } from '@aylal/contracts';
import type { AskedCarriers, FlightSearchQuery, searchFlightOffers } from '@aylal/contracts/flights';
import { WithMessages } from '@aylal/parts';
import { Button, chakra } from '@aylal/ui';
import { IconHourglass, IconInfoCircle } from '@aylal/ui/icons';
import { airlineNames } from './airline-names.ts';
import { pendingCarriersMessages, usePendingCarriersMessages } from './pending-carriers-messages.ts';
import { usePendingCarriers } from './use-pending-carriers.ts';

export interface PendingCarriersProps {
  found: AnswerOf<typeof searchFlightOffers, 200>;
  asked: AskedCarriers;
  criteria: FlightSearchQuery;
  searchAgain: () => void;
}

/** Over a list of which carriers are missing: who is still asked, what has come meanwhile, who did not answer. Its height stays, so that the list does not move. */
export function LateOffers(props: PendingCarriersProps) {
  return (
    <WithMessages extra={pendingCarriersMessages} waiting={<LateBox />}>
      <Ready {...props} />
    </WithMessages>
  );
}

function Ready({ found, asked, criteria, searchAgain }: PendingCarriersProps) {
  const t = usePendingCarriersMessages();
  const late = usePendingCarriers(found, asked, criteria);
  const box = useRef<HTMLDivElement>(null);
  const silent = airlineNames(late.asked, 'silent', t);
  const partial = airlineNames(late.asked, 'partial', t);
  const texts = late.lost
    ? [t('lost')]
    : [
        late.fresh > 0 && t('found', { count: late.fresh }),
        late.waiting && t('asking', { airlines: airlineNames(late.asked, 'asked', t) || silent || partial }),
        !late.waiting && silent && t('silent', { airlines: silent }),
        !late.waiting && partial && t('partial', { airlines: partial }),
      ].filter((sentence) => sentence !== false && sentence !== '');
  const act = (label: string, work: () => void) => (
    <Button
      size="sm"
      variant="outline"
      onClick={() => {
        // The button goes: who came here by keyboard stays at this place.
        box.current?.focus();
        work();
      }}
    >
      {label}
    </Button>
  );
  return (
    <LateBox
      ref={box}
      icon={late.waiting ? <IconHourglass size={18} /> : <IconInfoCircle size={18} />}
      action={
        late.lost
          ? act(t('searchAgain'), searchAgain)
          : late.fresh > 0
            ? act(t('show'), late.show)
            : !late.waiting && (silent || partial)
              ? act(t('again'), late.askAgain)
              : null
      }
    >
      {texts.length > 0 ? texts.join(' ') : t('all')}
    </LateBox>
  );
}

function LateBox({
  ref,
  icon,
  action,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Box ref={ref} tabIndex={-1} data-print="hide">
      {icon}
      <chakra.p role="status" flex="1" minWidth="0">
        {children}
      </chakra.p>
      {action}
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minHeight: { base: '88px', lg: '56px' },
    marginTop: '3',
    paddingBlock: '2',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'md',
    bg: 'accent.subtle',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& > svg': { color: 'accent.fg', flexShrink: 0 },
  },
});
