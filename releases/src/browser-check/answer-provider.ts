import type { Page, Route } from 'playwright';
import type { AnsweredOperation } from '../documents/scenario-document.ts';
import type { Played } from './scenario-visits.ts';

const away = { status: 503, json: { status_code: 503, message: '', result: { problem: 'unavailable' } } };

/** Answers in the provider's place what the page calls; what the scenario does not name is answered as by a provider that is away. */
export async function answerProvider(page: Page, { document, scenario, state }: Played): Promise<void> {
  const { reads, others } = scenario;
  const next = new Map<number, number>();
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      const place = [...others, ...reads].find((index) => isAnswered(route, document.answers[index]));
      const answers = document.answers[place ?? -1]?.answers;
      if (place === undefined || !answers) return route.fulfill(away);
      if (state !== 'ready' && reads.includes(place)) return state === 'failed' ? route.fulfill(away) : undefined;
      const turn = next.get(place) ?? 0;
      next.set(place, turn + 1);
      const answer = answers[Math.min(turn, answers.length - 1)];
      if (answer === undefined || answer === 'hanging') return undefined;
      if (answer === 'offline') return route.abort('connectionfailed');
      return route.fulfill({ status: answer.status, json: answer.body });
    },
  );
}

function isAnswered(route: Route, operation: AnsweredOperation | undefined): boolean {
  if (operation?.method !== route.request().method()) return false;
  const pattern = operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern.replace(/\/$/, '')}/?$`).test(new URL(route.request().url()).pathname);
}
