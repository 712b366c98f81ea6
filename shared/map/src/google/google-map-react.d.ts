/** The part of google-map-react that the map uses; it ships no types. */
declare module 'google-map-react' {
  import type { ComponentType, ReactNode } from 'react';
  import type { GoogleMaps } from './google-maps.ts';

  export interface GoogleMapReactProps {
    center: { lat: number; lng: number };
    zoom: number;
    options: Readonly<Record<string, unknown>>;
    /** Gives the library that was loaded; it is asked twice. */
    googleMapLoader: () => Promise<GoogleMaps>;
    onClick: (pressed: { lat: number; lng: number; event: { readonly target: EventTarget } }) => void;
    onChange: (seen: { center: { lat: number; lng: number }; zoom: number }) => void;
    children?: ReactNode;
  }

  /** Children stand at their `lat` and `lng`. */
  const GoogleMapReact: ComponentType<GoogleMapReactProps>;
  export default GoogleMapReact;
}
