import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { openOffice } from './testing/office-fixture.ts';

const NEW = 'two-humped-camels-9';

describe('The password of a person of the office', () => {
  let provider: ProviderFixture;
  let office: ReturnType<typeof openOffice>;
  beforeAll(async () => {
    provider = await openProviderFixture();
    office = openOffice(provider);
  });
  afterAll(() => provider.close());

  async function begin(set: string) {
    const person = await office.signIn('support', set);
    provider.clock.advance(31_000);
    const { email, password, code } = await office.account('support', set);
    const change = (over: object = {}) => person.post('password/', { password, code, new_password: NEW, ...over });
    return { person, email, password, change, set };
  }
  const signInWith = async (set: string, password: string) => {
    provider.clock.advance(31_000);
    const { email, code } = await office.account('support', set);
    return (await office.trySignIn({ email, password, code })).statusCode;
  };

  it('is changed by the one of now and a code, and every other session ends', async () => {
    const { person, password, change, set } = await begin('one');
    const elsewhere = await office.signIn('support', set);
    provider.clock.advance(31_000);
    const { code } = await office.account('support', set);
    expect((await change({ code })).status).toBe(200);
    expect([(await person.get('session/')).status, (await elsewhere.get('session/')).status]).toEqual([200, 401]);
    expect([await signInWith(set, password), await signInWith(set, NEW)]).toEqual([400, 200]);
    const acts = await provider.deps.db
      .selectFrom('audit_log')
      .select(['act', 'after'])
      .where('act', '=', 'change-password')
      .execute();
    expect(acts).toEqual([{ act: 'change-password', after: null }]);
  });

  it.each([
    ['the password is wrong', { password: 'another one' }, 'wrong-credentials'],
    ['the code is wrong', { code: '000000' }, 'wrong-credentials'],
    ['the new one is short', { new_password: 'short' }, 'invalid-input'],
    ['anybody would guess the new one', { new_password: 'password123' }, 'password-too-common'],
  ])('stays as it is when %s', async (name, over, problem) => {
    const { change, password, set } = await begin(name.replaceAll(/[^a-z]/g, '').slice(0, 20));
    const refused = await change(over);
    expect([refused.status, refused.result.problem]).toEqual([400, problem]);
    expect(await signInWith(set, password)).toBe(200);
  });

  it('is changed by a code once', async () => {
    const { change } = await begin('two');
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
