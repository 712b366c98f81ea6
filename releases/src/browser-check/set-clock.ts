/**
 * Runs in the page before any of its scripts: its clock goes on from an instant, in milliseconds. Playwright's own clock stands in for timers and `performance` too, which
 * the look measures with. It must stand alone: a browser gets its text.
 */
export function setClock(instant: number): void {
  const device = Date;
  const by = instant - device.now();
  const now = () => device.now() + by;
  window.Date = new Proxy(device, {
    construct: (target, given, kind) => Reflect.construct(target, given.length > 0 ? given : [now()], kind) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
