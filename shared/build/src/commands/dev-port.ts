/** The port of the development server, 3100 unless `PORT` names another. Throws for what is none. */
export function devPort(text: string | undefined): number {
  const port = Number(text || '3100');
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535; it is "${text}"`);
}
