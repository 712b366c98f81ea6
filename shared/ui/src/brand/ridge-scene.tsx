import { chakra } from '@chakra-ui/react/styled-system';
import { ridgePath } from './ridge-path.ts';

export type RidgeMood = 'dawn' | 'dot' | 'cross' | 'moon';

const RIDGES = [
  { heights: [41.2, 42.4, 45.4, 49, 51.4, 52.5, 52.1, 51.5, 53], opacity: 0.8 },
  { heights: [51.4, 52.2, 54.6, 57.4, 59.2, 59.9, 59.6, 59.1, 60.2], opacity: 0.6 },
  { heights: [61.6, 62.2, 63.8, 65.6, 66.8, 67.3, 67.1, 66.7, 67.5], opacity: 0.4 },
];

/** Three ridge lines and one gold sign: the picture of a state without content. */
export function RidgeScene({ mood = 'dawn', wide = false }: { mood?: RidgeMood; wide?: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 240 72"
      width="full"
      maxWidth={wide ? '480px' : '200px'}
      aria-hidden
      focusable="false"
      fill="none"
    >
      <chakra.g stroke="border.control" strokeWidth={wide ? '0.8' : '1.5'}>
        {RIDGES.map(({ heights, opacity }) => (
          <path key={opacity} d={ridgePath(heights, 240)} opacity={opacity} />
        ))}
      </chakra.g>
      <g strokeWidth={wide ? 1 : 2}>
        <Sign mood={mood} />
      </g>
    </chakra.svg>
  );
}

function Sign({ mood }: { mood: RidgeMood }) {
  if (mood === 'cross') return <chakra.path d="m109 12 22 22m0-22-22 22" stroke="rose.solid" strokeLinecap="round" />;
  if (mood === 'dot') {
    return (
      <chakra.g stroke="goldMark">
        <circle cx="120" cy="24" r="9" />
        <chakra.path d="M60 40h116" stroke="border.control" strokeWidth="1.5" strokeDasharray="2 5" />
      </chakra.g>
    );
  }
  if (mood === 'moon')
    return (
      <chakra.path
        d="M126 8a14 14 0 1 0 12 20 12 12 0 0 1-12-20Z"
        stroke="goldMark"

        strokeLinejoin="round"
      />
    );
  return <chakra.path d="M92 45a28 28 0 0 1 56 0" stroke="goldMark" />;
}
