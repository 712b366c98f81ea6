import Fastify from 'fastify';
import { registerFlags } from './flag-route.ts';

const app = Fastify();
registerFlags(app);

it('A flag is there for every country that is sold, the same for ever, and for nothing else', async () => {
  for (const code of ['KR', 'JP', 'MN', 'TR', 'GB', 'HK']) {
    const { statusCode, headers, body } = await app.inject(`/pictures/flags/${code}.svg`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toMatch(/^<svg /);
  }
  for (const file of ['XX.svg', 'kr.svg', 'KR.png', '__proto__.svg'])
    expect((await app.inject(`/pictures/flags/${file}`)).statusCode).not.toBe(200);
});
