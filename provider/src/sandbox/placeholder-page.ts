import type { FastifyInstance } from 'fastify';
import { html, pageHeaders, sandboxPage } from './sandbox-page.ts';

/** What a visitor would see elsewhere, and the variable of the host that sends them there (GAP-95). */
const places = new Map<string, { name: string; variable: string }>(
  Object.entries({
    app_store: { name: 'App Store', variable: 'APP_STORE_URL' },
    google_play: { name: 'Google Play', variable: 'GOOGLE_PLAY_URL' },
    facebook: { name: 'Facebook', variable: 'FACEBOOK_URL' },
    instagram: { name: 'Instagram', variable: 'INSTAGRAM_URL' },
    youtube: { name: 'YouTube', variable: 'YOUTUBE_URL' },
  }),
);

/** `/sandbox/elsewhere/{place}`: stands in for an app store or a social page that has no address yet (OPS-2). */
export function registerPlaceholderPage(app: FastifyInstance): void {
  app.get<{ Params: { place: string } }>('/sandbox/elsewhere/:place', (request, reply) => {
    const place = places.get(request.params.place);
    if (!place) return reply.callNotFound();
    return reply
      .headers(pageHeaders)
      .send(
        sandboxPage(
          place.name,
          html`<p>
            Here a visitor leaves the shop for ${place.name}. Give its address to the host: ${place.variable}.
          </p>`,
        ),
      );
  });
}
