/** Headers of every answer of our own (WEB-2). */
export function answerHeaders({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The camera reads the code of a vehicle, for who allows it.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
    'reporting-endpoints': 'csp="/csp-report"',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
