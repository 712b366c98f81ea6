/** The first that is found names the browser: most claim to be some other one too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The words by which a customer knows a device again, such as `Chrome · Android`; empty for anything unknown. What the browser sent is not kept. */
export function deviceLabel(userAgent: string): string {
  const sent = userAgent.slice(0, 400);
  const first = (list: typeof browsers) => list.find(([sign]) => sign.test(sent))?.[1];
  return [first(browsers), first(systems)].filter((word) => word !== undefined).join(' · ');
}
