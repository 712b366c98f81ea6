import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A figure as the language writes it, made by `@aylal/i18n`. */
export type PriceParts = {
  /** The figure, grouped: `1,093,200`. */
  amount: string;
  sign?: string | undefined;
  signPlace: 'before' | 'after';
};

export type PriceTagProps = PriceParts & {
  /** Beside the figure: the MNT that are charged when the figure is in another currency. */
  note?: ReactNode | undefined;
  /** The old price, struck, above. */
  before?: string | undefined;
  size?: 'row' | 'md' | 'lg' | undefined;
  /** Says the whole price in words where letters confuse: "1,093,200 төгрөг". */
  spoken?: string | undefined;
};

/** Money. Never wraps; in Mongolian the sign follows the figure, lighter. */
export function PriceTag({ amount, sign, signPlace, note, before, size = 'md', spoken }: PriceTagProps) {
  return (
    <chakra.span display="inline-block">
      {before && (
        <chakra.s display="block" textStyle="caption" color="fg.muted" fontWeight="400">
          {before}
        </chakra.s>
      )}
      <Figure size={size}>
        {spoken && <chakra.span srOnly>{spoken}</chakra.span>}
        <span aria-hidden={spoken ? true : undefined}>
          {signPlace === 'before' && sign}
          {amount}
          {signPlace === 'after' && sign && (
            <chakra.span fontWeight="400" color="fg.muted" marginStart="1px">
              {sign}
            </chakra.span>
          )}
        </span>
      </Figure>
      {note && (
        <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap" marginStart="2">
          {note}
        </chakra.span>
      )}
    </chakra.span>
  );
}

const Figure = chakra('span', {
  base: { whiteSpace: 'nowrap', letterSpacing: 'tight', fontWeight: '600' },
  variants: {
    size: {
      row: { fontSize: 'input', lineHeight: 'input' },
      md: { fontSize: '1.25rem', lineHeight: '1.625rem' },
      lg: { fontSize: '3xl', lineHeight: '3xl' },
    },
  },
});
