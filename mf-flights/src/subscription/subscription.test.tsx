import { subscribeAir, unsubscribeAir } from '@aylal/contracts/flights';
import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import {
  buildSessionUser,
  renderRemote,
  stubOperation,
  type StubAnswer,
  type TestServicesOptions,
} from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { airportsStub } from '../testing/flights-stubs.ts';
import { subscriptionMessages } from './subscription-messages.ts';

const done = (status_code: 200 | 201) => ({ status_code, message: '', result: null }) as const;
const user = buildSessionUser({ email: 'anu@example.mn', dial_code: '976', phone: '99112233' });

async function openSubscription(answers: StubAnswer<typeof subscribeAir>[], options: TestServicesOptions = {}) {
  const subscribe = stubOperation(subscribeAir, answers);
  const rendered = await renderRemote(remote, {
    at: '/mn/flights/subscription',
    user,
    stubs: [airportsStub(), subscribe],
    ...options,
  });
  await screen.findByRole('button', { name: 'Бүртгүүлэх' });
  return { ...rendered, subscribe };
}
const send = () => screen.getByRole('button', { name: 'Бүртгүүлэх' });

async function openLeaving(answers: StubAnswer<typeof unsubscribeAir>[], options: TestServicesOptions = {}) {
  const leave = stubOperation(unsubscribeAir, answers);
  const rendered = await renderRemote(remote, { at: '/mn/flights/unsubscription', stubs: [leave], ...options });
  await screen.findByRole('button', { name: 'Мэдээнээс гарах' });
  return { ...rendered, leave };
}
const leaveButton = () => screen.getByRole('button', { name: 'Мэдээнээс гарах' });

async function chooseSeoul({ user: hand }: Awaited<ReturnType<typeof openSubscription>>) {
  await hand.click(screen.getByRole('combobox', { name: 'Хаашаа' }));
  await hand.click(await screen.findByRole('option', { name: /ICN/ }));
}

describe('A subscription to the fares of a direction', () => {
  it.each([
    [201, 'Бүртгэгдлээ'],
    [200, 'Та бүртгэлтэй байна'],
  ] as const)('[PROD-02.1] [CALL-19.1] sends direction and contact, and says what %i means', async (status, text) => {
    const page = await openSubscription([done(status)]);
    await chooseSeoul(page);
    await page.user.click(send());
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(page.subscribe.calls.map(({ body }) => body)).toEqual([
      { email: 'anu@example.mn', dial_code: '976', phone: '99112233', origin: 'UBN', destination: 'ICN' },
    ]);
  });

  it('[CALL-19.1] is not sent with faults, which stand at their fields', async () => {
    const { user: hand, subscribe } = await openSubscription([done(201)], { user: null });
    await hand.click(send());
    expect(await screen.findByText('Имэйлээ оруулна уу')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Хаашаа' })).toHaveAccessibleDescription(/сонгоно уу/);
    expect(subscribe.calls).toEqual([]);
  });

  it('[CALL-19.1] keeps what was typed when it could not be sent, and can be sent again', async () => {
    const page = await openSubscription(['offline', done(201)]);
    await chooseSeoul(page);
    await page.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Бичсэн зүйл тань хэвээр');
    expect(screen.getByRole('textbox', { name: 'Утас' })).toHaveValue('99112233');
    await page.user.click(send());
    expect(await screen.findByRole('heading', { name: 'Бүртгэгдлээ' })).toBeInTheDocument();
  });

  it('[PROD-02.2] [CALL-20.1] ends with the address; the reason may be left out', async () => {
    const { user: hand, leave } = await openLeaving([done(200) as never]);
    await hand.type(screen.getByRole('textbox', { name: 'Имэйл' }), 'anu@example.mn');
    await hand.click(leaveButton());
    expect(await screen.findByRole('heading', { name: 'Мэдээнээс гарлаа' })).toBeInTheDocument();
    expect(leave.calls.map(({ body }) => body)).toEqual([{ email: 'anu@example.mn' }]);
  });

  it('[CALL-20.1] says that an address is not subscribed, and keeps it', async () => {
    const { user: hand } = await openLeaving([{ status_code: 404, message: '', result: { problem: 'not-found' } }], {
      user,
    });
    await hand.click(leaveButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Энэ хаяг бүртгэлгүй'));
    expect(screen.getByRole('textbox', { name: 'Имэйл' })).toHaveValue('anu@example.mn');
  });

  it('speaks all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await subscriptionMessages.source[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
