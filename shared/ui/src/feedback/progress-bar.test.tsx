import { screen } from '@testing-library/react';
import { colorOf } from '../testing/color-of.ts';
import { styleOf } from '../testing/style-of.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** Degrees on the colour wheel: orange lies between 15 and 45. */
function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

describe('The progress bar', () => {
  it('[SHELL-18.2] [SHELL-18.3] is 4 px high, and has no spinner', () => {
    renderUi(<ProgressBar active />);
    const bar = screen.getByRole('progressbar');
    expect(styleOf(bar)).toContain('height: 4px');
    expect(bar).toBeEmptyDOMElement();
  });

  it.each(['_light', '_dark'] as const)('[SHELL-18.1] is orange (%s)', (mode) => {
    renderUi(<ProgressBar active />);
    const token = /background: var\(--aylal-colors-([a-z-]+)\)/.exec(styleOf(screen.getByRole('progressbar')))?.[1];
    const hue = hueOf(colorOf(token?.replaceAll('-', '.') ?? '', mode));
    expect([hue > 15, hue < 45]).toEqual([true, true]);
  });

  it('is away while nothing is on its way', () => {
    renderUi(<ProgressBar active={false} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
