/** Files of the logo that anybody may download (ROUTE-49); served under `/brand/`. */
export const logoFiles = [
  { id: 'color', file: 'aylal-logo', onSky: false },
  { id: 'white', file: 'aylal-logo-white', onSky: true },
  { id: 'mark', file: 'aylal-mark', onSky: false },
] as const;
