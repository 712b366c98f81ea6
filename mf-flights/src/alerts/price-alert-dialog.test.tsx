import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { buildSessionUser, renderPart, type TestServicesOptions } from '@aylal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCriteria } from '../testing/build-search-address.ts';
import { setAlertStub } from '../testing/flights-stubs.ts';
import type { PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import { alertMessages } from './alert-messages.ts';
import { view } from './price-alert-dialog.tsx';

const subject: PriceAlertSubject = {
  criteria: buildCriteria(),
  journey: 'Улаанбаатар – Сөүл',
  lowest: 1_625_200,
  highest: 4_372_800,
};

async function open(options: TestServicesOptions = {}, change: Partial<PriceAlertSubject> = {}) {
  const closed: number[] = [];
  const alert = setAlertStub();
  const rendered = await renderPart(
    remote,
    <view.Component props={{ ...subject, ...change }} close={() => closed.push(1)} />,
    { stubs: [alert], ...options },
  );
  await screen.findByRole('button', { name: 'Мэдэгдэл тохируулах' });
  return { ...rendered, closed, alert };
}
const price = () => screen.getByRole('textbox', { name: 'Мэдэгдэх дээд үнэ' });
const slider = () => screen.getByRole('slider', { name: 'Дээд үнэ' });
const email = () => screen.getByRole('textbox', { name: 'Имэйл' });
const send = () => screen.getByRole('button', { name: 'Мэдэгдэл тохируулах' });

describe('[MODAL-36] The price alert', () => {
  it('[VALID-30.1] [VALID-31] [VALID-32] [VALID-33] slides from the floor to the highest price and begins at half of it, three days around', async () => {
    await open();
    expect(screen.getByText('Улаанбаатар – Сөүл')).toBeInTheDocument();
    expect(slider()).toHaveAttribute('min', '1000000');
    expect(slider()).toHaveAttribute('max', '4372800');
    expect(slider()).toHaveAttribute('aria-valuetext', '2,186,400₮');
    expect(price()).toHaveValue('2,186,400₮');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['3', '7', '15']);
    expect(screen.getByRole('radio', { name: '±3 хоног' })).toBeChecked();
    expect(price()).toHaveAccessibleDescription('Нийт үнэ, 2 хүн. Одоо хамгийн хямд нь 1,625,200₮.');
  });

  it('[VALID-30.2] [FLIGHT-12] over several towns slides from a higher floor, and sends every trip', async () => {
    const next_trips = 'ICN-ULG-2026-12-22_ULG-UBN-2026-12-26';
    const criteria = buildCriteria({ trip_type: 'MT', return_date: undefined, next_trips });
    const { user, alert, closed } = await open({}, { criteria, highest: 2_400_000 });
    expect(slider()).toHaveAttribute('min', '1500000');
    expect(screen.getByText('12/19, Бя – 12/26, Бя · 2 том хүн')).toBeInTheDocument();
    await user.type(email(), 'anu@example.mn');
    await user.click(send());
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(alert.calls[0]?.body).toMatchObject({ trip_type: 'MT', next_trips, max_price: 1_500_000 });
  });

  it('[CALL-44] [FLIGHT-12] [PROD-11.4] sends every field of the journey, closes, and says for 5 seconds where the mail went', async () => {
    const { user, alert, closed, record } = await open();
    fireEvent.change(slider(), { target: { value: '1512345.6' } });
    expect(price()).toHaveValue('1,512,000₮');
    await user.click(screen.getByRole('radio', { name: '±15 хоног' }));
    await user.type(email(), 'anu@example.mn');
    await user.click(send());
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(alert.calls.map(({ body }) => body)).toEqual([
      {
        origin: 'UBN',
        destination: 'ICN',
        trip_type: 'RT',
        adult: 2,
        child: 0,
        infant: 0,
        depart_date: '2026-12-19',
        return_date: '2026-12-26',
        max_price: 1_512_000,
        flex_date: 15,
        contact_email: 'anu@example.mn',
      },
    ]);
    expect(record.toasts).toEqual([
      { kind: 'success', text: 'Мэдэгдэл тохирлоо. anu@example.mn хаяг руу имэйл илгээлээ.', durationMs: 5000 },
    ]);
  });

  it.each([
    ['999', '1,000,000₮'],
    ['99999999', '4,372,800₮'],
    ['1800500', '1,800,500₮'],
  ])('[VALID-30.1] [VALID-31] brings %s, when it is typed, to %s', async (typed, title) => {
    const { user } = await open();
    await user.clear(price());
    await user.type(price(), typed);
    await user.tab();
    expect(price()).toHaveValue(title);
  });

  it('[VALID-30.1] [VALID-32] [GAP-34.2] leaves nothing to slide where every price is below the floor, and says so', async () => {
    const { user, alert } = await open({ user: buildSessionUser() }, { lowest: 412_000, highest: 640_000 });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(price()).toHaveValue('1,000,000₮');
    expect(screen.getByText(/аль хэдийн 1,000,000₮/)).toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(alert.calls).toHaveLength(1));
    expect(alert.calls[0]?.body).toMatchObject({ max_price: 1_000_000 });
  });

  it('says when the price is already reached', async () => {
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('Энэ үнэд хүрсэн нислэг одоо ч бий');
    fireEvent.change(slider(), { target: { value: '1200000' } });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('The address of an alert', () => {
  it('[FLIGHT-18] is that of the signed-in customer', async () => {
    await open({ user: buildSessionUser({ email: 'anudari@example.mn' }) });
    expect(email()).toHaveValue('anudari@example.mn');
  });

  it('[FLIGHT-18] [VALID-29.2] is empty for everybody else, and asked for in words at its place', async () => {
    const { user, alert } = await open();
    expect(email()).toHaveValue('');
    await user.click(send());
    expect(await screen.findByText('Имэйлээ оруулна уу')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    await user.type(email(), 'anu@');
    expect(email()).toHaveAccessibleDescription(/Имэйл хаяг буруу байна/);
    await user.clear(email());
    await user.click(email());
    await user.paste(`${'a'.repeat(245)}@example.mn`);
    expect(email()).toHaveAccessibleDescription(/255/);
    expect(alert.calls).toEqual([]);
  });

  it('is refused at its field by the provider as well', async () => {
    const full = setAlertStub({
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { contact_email: 'validation_alerts_full' } },
    });
    const { user, closed } = await open({ stubs: [full], user: buildSessionUser() });
    await user.click(send());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/мэдэгдэл хэт олон байна/));
    expect(closed).toEqual([]);
  });
});

describe('When an alert is not set', () => {
  it.each([
    ['the network is away', 'offline' as const, 'Тохируулж чадсангүй'],
    [
      'there were too many',
      { status_code: 429 as const, message: '', result: { problem: 'too-many-requests' as const } },
      'Хэт олон удаа оролдлоо',
    ],
    [
      'the day is over meanwhile',
      {
        status_code: 400 as const,
        message: '',
        result: { problem: 'invalid-input' as const, fields: { depart_date: 'validation_date_past' } },
      },
      'Өнгөрсөн өдөр байна',
    ],
  ])('[CALL-44] because %s, it says so, keeps what was typed, and can be sent again', async (_, refused, expected) => {
    const alert = setAlertStub([refused, { status_code: 201, message: '', result: null }]);
    const { user, closed } = await open({ stubs: [alert] });
    fireEvent.change(slider(), { target: { value: '1500000' } });
    await user.click(screen.getByRole('radio', { name: '±7 хоног' }));
    await user.type(email(), 'anu@example.mn');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(price()).toHaveValue('1,500,000₮');
    expect(email()).toHaveValue('anu@example.mn');
    expect(screen.getByRole('radio', { name: '±7 хоног' })).toBeChecked();
    await user.click(send());
    await waitFor(() => expect(closed).toHaveLength(1));
  });

  it('because the window was closed, address and days stand there the next time', async () => {
    const { user, services, unmount } = await open();
    await user.type(email(), 'anu@example.mn');
    await user.click(screen.getByRole('radio', { name: '±7 хоног' }));
    unmount();
    expect(services.drafts.read('flights.price-alert')).toEqual({ contact_email: 'anu@example.mn', flex_date: '7' });
  });
});

it('The words of alerts are there in all six languages', async () => {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, (await alertMessages.source[locale]()).default] as const),
  );
  expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
});
