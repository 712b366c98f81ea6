import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders, sandboxPage, type Html } from './sandbox-page.ts';

/** A page for a person, JSON for who asks with `Accept: application/json` or sends JSON. */
export function replyAsAsked(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, data, page }: { title: string; data: unknown; page: () => Html },
): FastifyReply {
  reply.header('vary', 'accept');
  if (!wantsPage(request)) return reply.header('cache-control', 'no-store').send(data);
  return reply.headers(pageHeaders).send(sandboxPage(title, page()));
}

/** Sends a person back to the page after a form; a program gets the new state. */
export function replyAfterForm(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  data: unknown,
): FastifyReply {
  return wantsPage(request) ? reply.redirect(page, 303) : reply.header('cache-control', 'no-store').send(data);
}

export function wantsPage(request: FastifyRequest): boolean {
  return /text\/html/i.test(request.headers.accept ?? '');
}
