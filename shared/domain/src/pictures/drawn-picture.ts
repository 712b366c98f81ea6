/** Where drawings are served; the last part of their address is numbers, of which they are drawn. */
const drawn = /^(\/pictures\/(?:hotels|trips|transports|places)\/[\w/-]+\/\d+(?:-\d+)?)\.svg$/;

/** The address of the same drawing by night, for the dark theme. Null for a picture that is not drawn by us: a photograph has one hour only. */
export function nightPicture(url: string): string | null {
  const [, begin] = drawn.exec(url) ?? [];
  return begin === undefined ? null : `${begin}-night.svg`;
}

/** What the last part of a drawing's address says: its numbers, and whether it is the one by night. Null when it names no drawing. */
export function readPictureFile(file: string): { readonly numbers: readonly number[]; readonly night: boolean } | null {
  const [, first, second, night] = /^(\d{1,6})(?:-(\d{1,2}))?(-night)?\.svg$/.exec(file) ?? [];
  if (first === undefined) return null;
  return { numbers: [first, second].filter((one) => one !== undefined).map(Number), night: night !== undefined };
}
