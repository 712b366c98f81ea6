import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox-types.ts';
import { HighlightedText } from './highlighted-text.tsx';

export type ComboboxRowProps = {
  id: string;
  option: ComboboxOption;
  chip: boolean;
  active: boolean;
  selected: boolean;
  typed: string;
  onChoose: () => void;
  /** In place of our own drawing. */
  children?: ReactNode | undefined;
};

/** One place: tile, town, second line, code at the end; or a chip with town and code. */
export function ComboboxRow({ id, option, chip, active, selected, typed, onChoose, children }: ComboboxRowProps) {
  const { title, subtitle, code } = option;
  const label = [title, code].filter(Boolean).join(' ');
  // Who speaks to the page says what is seen (WCAG 2.5.3): a chip shows no second line, so it comes last.
  const name = (chip ? [label, subtitle] : [title, subtitle, code]).filter(Boolean).join(', ');
  const Row = chip ? ChipOption : RowOption;
  return (
    <Row
      id={id}
      role="option"
      aria-selected={active || selected}
      aria-label={name}
      lang={option.lang}
      active={active}
      onClick={onChoose}
    >
      {children ?? (chip ? label : <PlaceText option={option} typed={typed} />)}
    </Row>
  );
}

function PlaceText({ option, typed }: { option: ComboboxOption; typed: string }) {
  return (
    <>
      {option.icon && (
        <chakra.span
          flexShrink="0"
          display="grid"
          placeItems="center"
          width="10"
          height="10"
          borderRadius="md"
          bg="bg.muted"
          color="fg.muted"
          aria-hidden
        >
          {option.icon}
        </chakra.span>
      )}
      <chakra.span flex="1" minWidth="0" display="grid">
        <chakra.span fontWeight="600">
          <HighlightedText text={option.title} match={typed} />
        </chakra.span>{' '}
        {option.subtitle && (
          <chakra.span textStyle="small" color="fg.muted">
            <HighlightedText text={option.subtitle} match={typed} />
          </chakra.span>
        )}
      </chakra.span>{' '}
      {option.code && (
        <chakra.span fontWeight="600" color="fg.muted">
          {option.code}
        </chakra.span>
      )}
    </>
  );
}

const RowOption = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minHeight: '60px',
    paddingBlock: '1.5',
    paddingInline: '2.5',
    borderRadius: 'md',
    lineHeight: '1.25rem',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
  variants: { active: { true: { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } } } },
});

const ChipOption = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '36px' },
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    fontSize: '0.875rem',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  variants: { active: { true: { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' } } },
});
