import type { ComponentType, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | undefined };

type TablerIcon = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number | string }
>;

/** An icon is beside a word, so it is hidden from readers; stroke 1.6 on the 24 grid, 20 px by default. */
export function icon(Tabler: TablerIcon): ComponentType<IconProps> {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return <Tabler size={size} stroke={1.6} aria-hidden focusable="false" {...rest} />;
  };
}
