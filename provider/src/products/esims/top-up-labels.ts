import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';

/** Why an eSIM cannot be topped up any more. */
export const topUpExpired: Readonly<Record<Locale, string>> = {
  mn: 'Энэ eSIM-ийн хугацаа дууссан эсвэл дуусах дөхсөн тул цэнэглэх боломжгүй. Шинэ eSIM авна уу.',
  en: 'The days of this eSIM are over, or almost, so it cannot be topped up. Please buy a new one.',
  zh: '此 eSIM 已过期或即将过期，无法充值。请购买新的 eSIM。',
  ru: 'Срок этой eSIM истёк или вот-вот истечёт, пополнить её нельзя. Купите новую.',
  ko: '이 eSIM은 사용 기간이 끝났거나 곧 끝나므로 충전할 수 없습니다. 새 eSIM을 구매해 주세요.',
  ja: 'このeSIMは有効期限が切れたか、まもなく切れるため、チャージできません。新しいeSIMをご購入ください。',
};

/** Where a top-up has other words than an eSIM (GAP-75). */
export const topUpStatusNames: Readonly<Record<Locale, Partial<Record<OrderStatusCode, string>>>> = {
  mn: { 3: 'Дата нэмж байна', 4: 'Дата нэмэгдсэн' },
  en: { 3: 'Data being added', 4: 'Data added' },
  zh: { 3: '流量添加中', 4: '流量已添加' },
  ru: { 3: 'Трафик добавляется', 4: 'Трафик добавлен' },
  ko: { 3: '데이터 추가 중', 4: '데이터 추가 완료' },
  ja: { 3: 'データ追加中', 4: 'データ追加済み' },
};
