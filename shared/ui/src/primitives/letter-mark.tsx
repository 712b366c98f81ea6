import { chakra } from '@aylal/ui';

export type LetterMarkProps = {
  letters: string;
  color?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  round?: boolean | undefined;
};

/** Letters on a tile of the owner's colour, until a licensed logo takes its box. Decorative: the name is beside it. */
export function LetterMark({ letters, color, size = 'md', round }: LetterMarkProps) {
  return (
    <Tile
      aria-hidden
      size={size}
      borderRadius={round ? 'full' : undefined}
      {...(color ? {} : { bg: 'bg.muted', color: 'fg.muted' })}
      style={color ? { background: color } : undefined}
    >
      {letters}
    </Tile>
  );
}

const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    color: 'white',
    fontWeight: '600',
    lineHeight: '1',
    letterSpacing: 'code',
  },
  variants: {
    size: {
      sm: { width: '24px', height: '24px', borderRadius: 'sm', fontSize: '9px' },
      md: { width: 'mark', height: 'mark', borderRadius: '8px', fontSize: '2xs' },
      lg: { width: 'markLg', height: 'markLg', borderRadius: 'md', fontSize: 'xs' },
    },
  },
});
