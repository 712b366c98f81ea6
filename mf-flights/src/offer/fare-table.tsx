import { useId, type ReactNode } from 'react';
import type { Money } from '@aylal/domain/money';
import { usePriceText } from '@aylal/parts';
import { chakra } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** One fare as the table compares it: what it brings in words, and until when; null where there is nothing to end. */
export interface ComparedFare {
  readonly key: string;
  /** `Standard`; an empty text where the airline names none. */
  readonly name: string;
  readonly total: Money;
  readonly bag: string;
  readonly change: string;
  readonly changeEnds: string | null;
  readonly refund: string;
  readonly refundEnds: string | null;
}

export interface FareTableProps {
  labelledBy: string;
  fares: readonly ComparedFare[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** Fares side by side: a column each with its price to choose by, baggage, change and refund beneath. On a phone the name of a row is over it. */
export function FareTable({ labelledBy, fares, chosen, onChoose }: FareTableProps) {
  const t = useFlightsMessages();
  const write = usePriceText();
  const id = useId();
  const row = (name: string, cell: (fare: ComparedFare) => ReactNode) => (
    <Row role="row">
      <RowName role="rowheader" scope="row">
        {name}
      </RowName>
      {fares.map((fare) => (
        <Cell key={fare.key} role="cell" on={fare.key === chosen}>
          {cell(fare)}
        </Cell>
      ))}
    </Row>
  );
  // A grid of rows is no table to every reader unless its parts say what they are.
  return (
    <chakra.div role="radiogroup" aria-labelledby={labelledBy}>
      <Table role="table" aria-labelledby={labelledBy} style={{ ['--fares' as string]: fares.length }}>
        <chakra.tbody role="rowgroup" display="block">
          <Row role="row">
            <RowName role="rowheader" scope="row">
              {t('price.total')}
            </RowName>
            {fares.map((fare, index) => (
              <Cell key={fare.key} role="cell" on={fare.key === chosen}>
                <Choice>
                  <input
                    type="radio"
                    name={id}
                    value={fare.key}
                    checked={fare.key === chosen}
                    onChange={() => onChoose(fare.key)}
                    aria-labelledby={`${id}-name-${index} ${id}-bag-${index} ${id}-price-${index}`}
                  />
                  <b id={`${id}-name-${index}`}>{fare.name}</b>
                  <Price id={`${id}-price-${index}`}>{write(fare.total)}</Price>
                </Choice>
              </Cell>
            ))}
          </Row>
          {row(t('bag.checked'), (fare) => (
            <span id={`${id}-bag-${fares.indexOf(fare)}`}>{fare.bag}</span>
          ))}
          {row(t('rules.change'), ({ change, changeEnds }) => (
            <Term text={change} ends={changeEnds} />
          ))}
          {row(t('rules.refund'), ({ refund, refundEnds }) => (
            <Term text={refund} ends={refundEnds} />
          ))}
        </chakra.tbody>
      </Table>
    </chakra.div>
  );
}

function Term({ text, ends }: { text: string; ends: string | null }) {
  return (
    <>
      {text}
      {ends && (
        <chakra.span display="block" color="fg.muted">
          {ends}
        </chakra.span>
      )}
    </>
  );
}

const Table = chakra('table', {
  base: { display: 'block', width: 'full', textAlign: 'start', fontSize: '0.875rem', lineHeight: '1.25rem' },
});

const Row = chakra('tr', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(var(--fares), minmax(0, 1fr))',
      lg: '132px repeat(var(--fares), minmax(0, 1fr))',
    },
    columnGap: { base: '1', md: '2' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

const RowName = chakra('th', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    paddingTop: { base: '2', lg: '2.5' },
    paddingInlineEnd: '2',
    textAlign: 'start',
    fontWeight: '400',
    color: 'fg.muted',
  },
});

const Cell = chakra('td', {
  base: {
    minWidth: '0',
    paddingTop: { base: '0.5', lg: '2.5' },
    paddingBottom: '2.5',
    paddingInline: { base: '1', md: '2' },
    overflowWrap: 'break-word',
  },
  variants: { on: { true: { bg: 'accent.subtle' } } },
});

/** Under the name: three prices beside each other fit a phone of 320 px, and none breaks inside. */
const Price = chakra('b', {
  base: {
    flexBasis: '100%',
    whiteSpace: 'nowrap',
    fontSize: { base: '0.75rem', md: '0.875rem' },
    letterSpacing: { base: '-0.01em', md: 'normal' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '44px',
    cursor: 'pointer',
    '& > input': { width: '18px', height: '18px', flexShrink: 0, accentColor: 'var(--aylal-colors-accent-solid)' },
  },
});
