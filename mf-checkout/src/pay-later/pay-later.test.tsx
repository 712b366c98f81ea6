import { listPayLaterOffers } from '@aylal/contracts/payments';
import { localDate } from '@aylal/domain/calendar';
import { lendOffer, pocketZeroPlans, type Instalment } from '@aylal/domain/payments';
import { buildOrder, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { remote } from '../remote.ts';
import { view as bnpl } from './bnpl-info-dialog.tsx';
import { view as early } from './early-payment-info-dialog.tsx';
import { view as lend } from './lend-dialog.tsx';
import { view as lendFlight } from './lendpay-flight-dialog.tsx';
import { view as payment } from './payment-info-dialog.tsx';
import { view as pocketFlight } from './pocket-flight-dialog.tsx';
import { view as pocketZero } from './pocket-zero-info-dialog.tsx';

const amount = 1_000_000;
const today = localDate('2026-11-22');
const stubOffers = (price = amount): Stub => {
  const offer = lendOffer(price, localDate(today));
  return stubOperation(listPayLaterOffers, {
    status_code: 200,
    message: '',
    result: {
      lend: offer && { ...offer, instalments: [...offer.instalments] },
      pocket_zero: pocketZeroPlans(price, localDate(today)).map((plan) => ({ ...plan, parts: [...plan.parts] })),
    },
  });
};
const close = () => undefined;
const show = (part: ReactNode, stubs: Stub[] = [stubOffers()]) => renderPart(remote, <>{part}</>, { stubs });
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The lend window', () => {
  it('[MODAL-51.1] [INST-19] [INST-20.1] [INST-20.2] [INST-21] [INST-23] [INST-27] [PROD-13.2] shows four steps with days, dates and amounts, and nothing down', async () => {
    const offers = stubOffers();
    await show(<lend.Component props={{ amount }} close={close} />, [offers]);
    expect(await screen.findByRole('tab', { name: 'LendPay' })).toHaveAttribute('aria-selected', 'true');
    expect(rows(screen.getAllByRole('list')[0] ?? document.body)).toEqual([
      '12026/12/07, Да 15 дахь хоног · нийт 25%252,525₮',
      '22026/12/22, Мя 30 дахь хоног · нийт 50%252,525₮',
      '32027/01/06, Лх 45 дахь хоног · нийт 75%252,525₮',
      '42027/01/21, Пү 60 дахь хоног · нийт 100%252,527₮',
    ]);
    expect(screen.getByText('1,010,102₮')).toBeVisible();
    expect(screen.getByText('0₮')).toBeVisible();
    expect(screen.getByText(/10,102₮ · 1.01%/)).toBeVisible();
    expect(screen.getByText(/^Урьдчилгаагүй зээл\. Буцааж төлөх дүн бүтэн төлөхөөс 10,102₮ илүү\./)).toBeVisible();
    expect(offers.calls[0]?.query).toEqual({ amount: '1000000' });
  });

  it('[INST-24] [INST-25] [INST-26] [GAP-82.1] says until when it can be cancelled, when no more, and that it costs', async () => {
    await show(<lend.Component props={{ amount }} close={close} />);
    expect(await screen.findByText(/15 хоногийн дотор цуцалж болно/)).toBeVisible();
    expect(screen.getByText(/эхний төлбөр хийгдсэн бол цуцлах боломжгүй/)).toBeVisible();
    expect(screen.getByText(/Цуцлахад шимтгэл үргэлж авна/)).toBeVisible();
  });

  it('[MODAL-51.2] [INST-22] [PROD-13.3] tells on its second tab what holds from day 61 on, and what a month costs', async () => {
    const { user } = await show(<lend.Component props={{ amount }} close={close} />);
    await user.click(await screen.findByRole('tab', { name: 'Flexipay' }));
    expect(screen.getByText(/^61 дахь хоногоос/)).toBeVisible();
    expect(screen.getByText('3.69% – 3.99%')).toBeVisible();
    expect(screen.getByText('37,273₮ – 40,304₮')).toBeVisible();
  });

  it('says that so little cannot be spread', async () => {
    await show(<lend.Component props={{ amount: 2 }} close={close} />, [stubOffers(2)]);
    expect(await screen.findByText(/хэт бага/)).toBeVisible();
  });

  it('[REL-3] keeps the window when no answer comes, and asks again', async () => {
    let offline = true;
    const good = stubOffers();
    const stub = stubOperation(listPayLaterOffers, (call) => (offline ? 'offline' : (good.answer(call) as never)));
    const { user, services } = await show(<lend.Component props={{ amount }} close={close} />, [stub]);
    services.queryClient.setDefaultOptions({ queries: { retry: false } });
    expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent('Тооцоо ачаалсангүй');
    offline = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('tab', { name: 'LendPay' })).toBeVisible();
  });
});

describe('The PocketZero window', () => {
  it('[MODAL-52] [INST-28] [INST-29] [INST-30.2] [INST-31] [PROD-13.4] shows every plan with its payments, and what it costs', async () => {
    await show(<pocketZero.Component props={{ amount }} close={close} />);
    expect(await screen.findByText('1,069,519₮')).toBeVisible();
    expect(screen.getByText('69,519₮ · 6.95%')).toBeVisible();
    expect(screen.getAllByText(/хоног · \d төлөлт/).map(({ textContent }) => textContent)).toEqual([
      '30 хоног · 2 төлөлт',
      '45 хоног · 3 төлөлт',
      '60 хоног · 4 төлөлт',
      '90 хоног · 6 төлөлт',
    ]);
    expect(screen.getByText('534,719₮')).toBeVisible();
  });
});

describe('A flight that is paid later', () => {
  it('[MODAL-53] [GAP-80.5] shows what it costs with PocketZero before it is booked', async () => {
    await show(<pocketFlight.Component props={{ amount }} close={close} />);
    expect(await screen.findByText(/Энэ нислэгийг урьдчилгаагүй/)).toBeVisible();
    expect(screen.getByText('534,800₮')).toBeVisible();
  });

  it('[MODAL-54] [GAP-80.6] shows what it costs with LendPay before it is booked', async () => {
    await show(<lendFlight.Component props={{ amount }} close={close} />);
    expect(await screen.findByText('252,527₮')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('Information about payments', () => {
  it('[MODAL-39] [PROD-13.1] [INST-15] [INST-16] [INST-17] [INST-18] about payment in parts: how many, the fee, how far ahead, and when to book', async () => {
    await show(<bnpl.Component props={{}} close={close} />);
    expect(await screen.findByText('2–4 удаагийн төлөлт')).toBeVisible();
    expect(screen.getByText(/^Шимтгэл: үнийн 1–4%/)).toBeVisible();
    expect(screen.getByText(/12 хоног ба түүнээс өмнө/)).toBeVisible();
    expect(screen.getByText(/^6 сарын өмнө захиалбал/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Хэсэгчлэн төлөх нөхцөл унших' })).toBeVisible();
  });

  it('[MODAL-38] [GAP-80.3] about paying early: what is left, until when, and that it costs nothing more', async () => {
    const part: Instalment = {
      deadline_date: localDate('2026-11-21'),
      is_paid: true,
      to_pay: 0,
      to_paid: 700,
      undue_loss_amount: 0,
    };
    const open = { ...part, is_paid: false, to_pay: 765_200, to_paid: 0 };
    const instalments = [
      part,
      { ...open, deadline_date: localDate('2026-11-28') },
      { ...open, deadline_date: localDate('2026-12-05') },
    ];
    await show(<early.Component props={{ instalments }} close={close} />);
    expect(await screen.findByText('1,530,400₮')).toBeVisible();
    expect(screen.getByText(/нэмэлт шимтгэл авахгүй/)).toBeVisible();
  });

  it('[MODAL-42] [GAP-80.4] about the payment of an order: what is paid, due and later', async () => {
    const order = buildOrder({ paid: 700_000, to_pay: 1_486_400, must_pay: 743_200 });
    await show(<payment.Component props={{ order }} close={close} />);
    expect(await screen.findByText('AYL-4K7P2')).toBeVisible();
    expect(screen.getByText('700,000₮')).toBeVisible();
    expect(screen.getAllByText('743,200₮')).toHaveLength(2);
    expect(screen.getByText(/дахин битгий төлөөрэй/)).toBeVisible();
  });
});
