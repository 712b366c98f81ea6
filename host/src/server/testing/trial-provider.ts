import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trialTrip } from './trial-trip.ts';

/** Stands where the provider is, and notes what it was asked. */
export function openTrialProvider(seen: IncomingMessage[]) {
  const server = createServer((request, response) => {
    seen.push(request);
    const answer = (status: number, result: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', location: 'http://elsewhere.example/' })
        .end(JSON.stringify({ status_code: status, message: '', result }));
    if (request.url === '/api/user/v1/login/')
      return answer(200, { email: 'a@b.mn', expires: '2027-01-01T00:00:00.000Z', token: 'secret-token-0123456789' });
    if (request.url === '/api/user/v1/login/host/')
      return answer(200, { email: '', expires: '2027-01-01T00:00:00.000Z', token: 'token-of-the-host-0123' });
    if (request.url === '/api/user/v1/me/') return answer(401, { problem: 'not-signed-in' });
    if (request.url === '/api/flight/v4/rest/confirm/') return answer(403, { problem: 'session-refused' });
    if (request.url === '/api/travel/detail/gobi-7-days/') return answer(200, trialTrip);
    if (request.url === '/api/travel/detail/no-such-trip/') return answer(404, { problem: 'not-found' });
    // Its query tells what the check is to find.
    if (request.url?.startsWith('/api/payment/v1/check/'))
      return answer(200, { state: new URL(request.url, 'http://trial').searchParams.get('state') });
    if (request.url?.startsWith('/papers/')) {
      if (request.headers['if-none-match'] === '"same"') return response.writeHead(304, { etag: '"same"' }).end();
      return response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': 5, etag: '"same"' })
        .end('%PDF-');
    }
    return answer(200, {});
  }).listen(0);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
