import { chakra } from '@chakra-ui/react/styled-system';

/** A grey box of the size of what is coming; appears after 200 ms, so that fast answers do not flicker. Hidden from readers. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'bg.muted',
      borderRadius: 'sm',
      animation: 'fadeIn 140ms 200ms backwards, pulse 1.6s 340ms ease-in-out infinite',
      // Nothing comes any more where no scripts run.
      '@media (scripting: none)': { display: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

export type SkeletonTextProps = { lines?: number | undefined };

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <chakra.div display="grid" gap="2" aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="14px" width={index === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </chakra.div>
  );
}
