import { staffRoles, type StaffRole } from '@aylal/domain/office';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { deviceCode } from '../office/device-code.ts';
import { addStaff, findStaffByEmail } from '../office/staff-store.ts';
import { parseQuery } from '../platform/http/parse-query.ts';
import { replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const PASSWORD = 'a good day at the office';

const names: Readonly<Record<StaffRole, string>> = {
  support: 'Сараа',
  finance: 'Болормаа',
  content: 'Тэмүүлэн',
  'release-manager': 'Ганзориг',
  auditor: 'Энхжин',
};

/** An account of the office as the sandbox shows it; `code` is what its device shows now. */
export interface StaffAccount {
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

type StaffDeps = Pick<Deps, 'clock' | 'db' | 'ids' | 'passwords' | 'vault'>;

/** A word for people of one's own: a code is good once, so that two who play the same person keep each other out. */
const asked = v.object({ set: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d]{1,20}$/)), '') });

/** `/sandbox/staff`: one account of the office for each role, with the code that its device shows now; with `?set=word` others than without. They are made at the first look. */
export function registerStaffPage(app: FastifyInstance, deps: StaffDeps): void {
  app.get('/sandbox/staff', async (request, reply) => {
    const { set } = v.parse(v.fallback(asked, { set: '' }), parseQuery(request.url));
    const staff: StaffAccount[] = [];
    for (const role of staffRoles) staff.push(await accountOf(deps, role, set));
    return replyAsAsked(request, reply, {
      title: 'Office',
      data: { staff },
      page: () =>
        html`<p>
            Accounts of the office, one for each role. A code is good once, and for half a minute: look again for the
            next.
          </p>
          ${staff.map(
            ({ name, role, email, password, code }) =>
              html`<article>
                <h2>${name} · ${role}</h2>
                <p>${email}</p>
                <p>Password: <code>${password}</code></p>
                <p>Code: <code>${code}</code></p>
              </article>`,
          )}`,
    });
  });
}

async function accountOf(deps: StaffDeps, role: StaffRole, set: string): Promise<StaffAccount> {
  const email = `${role}${set && `+${set}`}@office.example.mn`;
  const now = deps.clock.now();
  const known = await findStaffByEmail(deps.db, email);
  const secret = known
    ? deps.vault.open(known.sealed_secret, known.id)
    : await addStaff(deps, { email, name: names[role], role, password: PASSWORD }, now);
  // Null when another look has made it meanwhile.
  const code = secret === null ? '' : deviceCode(secret, now);
  return { name: names[role], role, email, password: PASSWORD, code };
}
