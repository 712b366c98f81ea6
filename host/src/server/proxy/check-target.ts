/**
 * True when a raw request target is a plain path of ours (AUT-7): no absolute target, backslash, dot segment, empty segment, control
 * character, and none of these behind percent signs. Only the path is looked at; a query may hold anything printable.
 */
export function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  if (!/^[\x21-\x7e]*$/.test(target) || target.includes('#')) return false;
  const path = target.split('?')[0] ?? '';
  if (path.includes('\\') || path.includes('//')) return false;
  if (/%(2f|5c|2e|25|00)/i.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..') && decodes(path);
}

/** True when a request names its host more than once: a proxy and we could each believe another one. */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
