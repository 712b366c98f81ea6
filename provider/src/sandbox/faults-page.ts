import { fields } from '@aylal/contracts';
import { operations } from '@aylal/contracts/operations';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { faultKinds, type FaultRule } from '../platform/faults/faults.ts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const MAX_RULES = 100;
const given = v.object({
  operation: v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]{1,40})$/)),
  kind: v.picklist(faultKinds),
  status: v.optional(fields.wholeNumber(100, 599)),
  delay_ms: v.optional(fields.wholeNumber(0, 60_000)),
  percent: v.optional(fields.wholeNumber(1, 500)),
  times: v.optional(fields.wholeNumber(1, 10_000)),
});
type Given = v.InferOutput<typeof given>;

/** `/sandbox/faults`: makes an operation or a partner slow, failing, malformed, hanging, or lets its answer get lost. `others` are the names that are no operations. */
export function registerFaultsPage(
  app: FastifyInstance,
  deps: Pick<Deps, 'faults' | 'ids'>,
  others: readonly string[],
): void {
  const { faults } = deps;
  const check = v.check((asked: Given) => others.includes(asked.operation) || playsStatus(asked), 'validation_invalid');
  const rule = v.pipe(given, v.forward(check, ['status']));
  const names = ['*', ...Object.values(operations).map(({ name }) => name), ...others];
  app.get('/sandbox/faults', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Faults',
      data: { rules: faults.list() },
      page: () =>
        html`${faults.list().length === 0 ? html`<p class="quiet">Everything works.</p>` : ''}
          ${faults.list().map(
            (each) =>
              html`<article>
                <h2>${each.operation}: ${each.kind}</h2>
                <p><small>${wording(each)}</small></p>
                <form method="post" action="/sandbox/faults/remove">
                  <input type="hidden" name="id" value="${each.id}" /><button>Remove</button>
                </form>
              </article>`,
          )}
          <form method="post">
            <label
              >Operation<select name="operation">
                ${names.map((name) => html`<option>${name}</option>`)}
              </select></label
            >
            <label
              >Kind<select name="kind">
                ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
              </select></label
            >
            <label
              >Status (fail; of the airline its tapa_code)<input
                name="status"
                inputmode="numeric"
                placeholder="500"
                size="6"
            /></label>
            <label>Delay ms (slow)<input name="delay_ms" inputmode="numeric" placeholder="3000" size="6" /></label>
            <label>Percent (price-change)<input name="percent" inputmode="numeric" placeholder="10" size="6" /></label>
            <label>Times<input name="times" inputmode="numeric" placeholder="always" size="6" /></label
            ><button>Add</button>
          </form>
          <form method="post" action="/sandbox/faults/remove"><button>Remove all</button></form>`,
    }),
  );
  app.post('/sandbox/faults', (request, reply) => {
    const asked = parseForm(rule, request.body);
    if (faults.list().length < MAX_RULES) faults.add({ id: deps.ids.uuid(), ...withoutUndefined(asked) });
    return replyAfterForm(request, reply, '/sandbox/faults', { rules: faults.list() });
  });
  app.post('/sandbox/faults/remove', (request, reply) => {
    const { id } = parseForm(v.object({ id: v.optional(v.string()) }), request.body);
    faults.clear(id);
    return replyAfterForm(request, reply, '/sandbox/faults', { rules: faults.list() });
  });
  app.delete('/sandbox/faults', (_request, reply) => {
    faults.clear();
    return reply.send({ rules: faults.list() });
  });
}

/** An operation fails with what is the provider's own: no session, a session refused, or a fault of ours. A partner answers with its own codes. */
function playsStatus({ status }: Given): boolean {
  return status === undefined || status === 401 || status === 403 || status >= 500;
}

function withoutUndefined(asked: Given): Omit<FaultRule, 'id'> {
  const { operation, kind, status, delay_ms, percent, times } = asked;
  return {
    operation,
    kind,
    ...(status === undefined ? {} : { status }),
    ...(delay_ms === undefined ? {} : { delay_ms }),
    ...(percent === undefined ? {} : { percent }),
    ...(times === undefined ? {} : { times }),
  };
}

function wording({ status, delay_ms, percent, times }: FaultRule): string {
  return [
    status && `status ${status}`,
    delay_ms && `${delay_ms} ms`,
    percent && `${percent} %`,
    times ? `${times} more times` : 'until removed',
  ]
    .filter(Boolean)
    .join(' · ');
}
