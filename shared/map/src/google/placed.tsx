import type { ReactNode } from 'react';

/** A child of Google's map: it stands where `lat` and `lng` say, which the drawing library reads. */
export function Placed({ children }: { readonly lat: number; readonly lng: number; readonly children: ReactNode }) {
  return children;
}
