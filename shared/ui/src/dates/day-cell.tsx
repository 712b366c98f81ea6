import { chakra } from '@chakra-ui/react/styled-system';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { fullDateLabel } from './date-labels.ts';

/** A price or a word under a day. `low` is green and heavier. */
export type DayNote = { text: string; low?: boolean | undefined; spoken?: string | undefined };

export type DayCellProps = {
  date: string;
  place: 'start' | 'end' | 'only' | 'inside' | 'outside';
  off: boolean;
  tabbable: boolean;
  today: boolean;
  note?: DayNote | undefined;
  onPick: (date: string) => void;
};

/** One day of the calendar; its name is the full date, its price and its part in the trip. */
export function DayCell({ date, place, off, tabbable, today, note, onPick }: DayCellProps) {
  const texts = useUiTexts();
  const part = {
    start: texts.chosenStart,
    only: texts.chosenStart,
    end: texts.chosenEnd,
    inside: texts.inRange,
    outside: '',
  }[place];
  const spoken = [
    fullDateLabel(date, texts),
    today ? texts.today : '',
    part,
    off ? texts.unavailable : (note?.spoken ?? note?.text ?? ''),
    note?.low && !off ? texts.lowestPrice : '',
  ];
  return (
    <Cell
      role="gridcell"
      data-date={date}
      data-autofocus={tabbable || undefined}
      tabIndex={tabbable ? 0 : -1}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-selected={place !== 'outside' && place !== 'inside'}
      aria-disabled={off || undefined}
      aria-current={today ? 'date' : undefined}
      place={place}
      off={off}
      onClick={() => !off && onPick(date)}
    >
      <chakra.span
        display="block"
        aria-hidden
        textDecoration={today ? 'underline' : undefined}
        textUnderlineOffset="3px"
      >
        {Number(date.slice(8))}
      </chakra.span>
      {note && !off && (
        <chakra.span
          display="block"
          aria-hidden
          fontSize="2xs"
          lineHeight="14px"
          {...(place === 'inside' || place === 'outside'
            ? note.low
              ? { color: 'fg.success', fontWeight: '600' }
              : { color: 'fg.muted', fontWeight: '400' }
            : {})}
        >
          {note.text}
        </chakra.span>
      )}
    </Cell>
  );
}

const chosen = { bg: 'accent.solid', color: 'accent.contrast', fontWeight: '600', _hover: { bg: 'accent.hover' } };

const Cell = chakra('td', {
  base: {
    height: { base: '52px', md: '46px' },
    padding: '0',
    textAlign: 'center',
    verticalAlign: 'middle',
    fontSize: 'input',
    lineHeight: '1.25rem',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  variants: {
    place: {
      outside: {},
      inside: { bg: 'accent.subtle', borderRadius: '0', _hover: { bg: 'accent.muted' } },
      only: chosen,
      start: { ...chosen, borderRadius: '10px 0 0 10px' },
      end: { ...chosen, borderRadius: '0 10px 10px 0' },
    },
    off: {
      true: {
        color: 'fg.subtle',
        opacity: '0.55',
        cursor: 'not-allowed',
        fontWeight: '400',
        _hover: { bg: 'transparent' },
      },
    },
  },
});
