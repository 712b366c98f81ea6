import { chakra } from '@chakra-ui/react/styled-system';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { fieldDateLabel, fullDateLabel } from './date-labels.ts';
import type { DateRange, RangeEnd } from './pick-day.ts';

export type EndSwitchProps = {
  value: DateRange;
  /** The day it is where the traveller is. */
  today: string;
  end: RangeEnd;
  startLabel: string;
  endLabel: string;
  onSwitch: (end: RangeEnd) => void;
};

/** Which end the next press sets, shown as two fields with a line under the one that waits. */
export function EndSwitch({ value, today, end, startLabel, endLabel, onSwitch }: EndSwitchProps) {
  const texts = useUiTexts();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="1fr 1fr"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      marginBottom={{ base: '0', md: '3' }}
    >
      {(
        [
          ['start', startLabel],
          ['end', endLabel],
        ] as const
      ).map(([which, caption]) => (
        <EndButton key={which} type="button" aria-pressed={end === which} onClick={() => onSwitch(which)}>
          <chakra.span textStyle="caption" color="fg.muted">
            {caption}
          </chakra.span>
          <chakra.b>{value[which] ? fieldDateLabel(value[which], today, texts) : '–'}</chakra.b>
        </EndButton>
      ))}
      <chakra.span srOnly aria-live="polite">
        {value.start ? `${startLabel}: ${fullDateLabel(value.start, texts)}. ` : ''}
        {value.end ? `${endLabel}: ${fullDateLabel(value.end, texts)}` : ''}
      </chakra.span>
    </chakra.div>
  );
}

const EndButton = chakra('button', {
  base: {
    display: 'grid',
    minHeight: '56px',
    paddingBlock: '2',
    paddingInline: '3.5',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '9px',
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'border', borderStartRadius: '0' },
    '&[aria-pressed=true]': { boxShadow: 'inset 0 -3px 0 var(--aylal-colors-accent-solid)' },
  },
});
