/** @jest-environment node */
import Fastify from 'fastify';
import { addPolicyReports } from './add-policy-reports.ts';
import { createReportLimit } from './report-limit.ts';

it('[WEB-1] [AUT-5] notes the directive of a report, and no more reports of an address than pages send', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  addPolicyReports(app, createReportLimit({ now: () => 0, most: 2 }));
  const payload = '{"csp-report":{"effective-directive":"img-src","document-uri":"https://shop.example/?name=Bold"}}';
  const headers = { 'content-type': 'application/csp-report' };
  const send = () => app.inject({ method: 'POST', url: '/csp-report', headers, payload });
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429]);
  expect(answers[2]?.headers['retry-after']).toBe('60');
  expect(lines.map((line) => JSON.parse(line).directive)).toEqual(['img-src', 'img-src']);
  expect(lines.join('')).not.toContain('Bold');
});
