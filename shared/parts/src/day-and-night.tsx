import { nightPicture } from '@aylal/domain/pictures';
import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

interface DayAndNightProps {
  url: string;
  /** The `img` of `url`. */
  children: ReactNode;
}

/** A drawn picture, which the dark theme shows by night. A photograph stays what it is. */
export function DayAndNight({ url, children }: DayAndNightProps) {
  const night = nightPicture(url);
  return (
    <chakra.picture display="contents">
      {/* It would take a place of its own in a grid. */}
      {night && <chakra.source display="none" media="(prefers-color-scheme: dark)" srcSet={night} />}
      {children}
    </chakra.picture>
  );
}
