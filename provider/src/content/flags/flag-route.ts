import * as flags from 'country-flag-icons/string/3x2';
import type { FastifyInstance } from 'fastify';
import { sendDrawing } from '../../platform/drawing/send-drawing.ts';
import { refuse } from '../../platform/http/problem-error.ts';

const drawn: Readonly<Record<string, string | undefined>> = flags;

/** Flags of countries by their two letters (country-flag-icons, MIT), three parts wide and two high. 404 for a country that has none. */
export function registerFlags(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/pictures/flags/:file', ({ params }, reply) => {
    const [, code = ''] = /^([A-Z]{2})\.svg$/.exec(params.file) ?? [];
    const flag = drawn[code];
    if (flag === undefined) throw refuse('not-found');
    return sendDrawing(reply, flag);
  });
}
