import type { Locale } from '@aylal/domain/language';
import type { Sale } from './sale.ts';

type Words = Readonly<Record<NonNullable<Sale['hindrance']>, string>>;

/** Why a ride has no tax receipt (ERR-34). */
export const noRideReceipt: Readonly<Record<Locale, Words>> = {
  mn: {
    running: 'Унаагаа дуусгасны дараа и-баримтаа авна уу.',
    free: 'Энэ унаа үнэгүй байсан тул и-баримт гарахгүй.',
  },
  en: {
    running: 'The e-receipt is available once the ride is over.',
    free: 'This ride cost nothing, so there is no e-receipt for it.',
  },
  zh: { running: '骑行结束后才能开具电子税票。', free: '本次骑行免费，因此没有电子税票。' },
  ru: {
    running: 'Электронный чек можно получить после окончания поездки.',
    free: 'Эта поездка была бесплатной, чека по ней нет.',
  },
  ko: {
    running: '이용을 종료한 뒤에 전자 영수증을 받을 수 있습니다.',
    free: '요금이 없는 이용이라 전자 영수증이 없습니다.',
  },
  ja: {
    running: '電子レシートはご利用終了後に発行できます。',
    free: '料金のないご利用のため、電子レシートはありません。',
  },
};
