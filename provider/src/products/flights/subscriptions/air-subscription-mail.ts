import type { Locale } from '@aylal/domain/language';

type Words = (direction: string, leave: string) => { readonly subject: string; readonly body: string };

const words: Readonly<Record<Locale, Words>> = {
  mn: (direction, leave) => ({
    subject: `${direction} чиглэлийн мэдээнд бүртгэгдлээ`,
    body: `Сайн байна уу?\n\n${direction} чиглэлийн тийзийн үнэ, хямдралын мэдээг энэ хаягаар илгээнэ.\n\nАвахаа болих: ${leave}\n\nТа бүртгүүлээгүй бол дээрх хуудсаар цуцална уу.\n\nАялал`,
  }),
  en: (direction, leave) => ({
    subject: `You are subscribed to fares ${direction}`,
    body: `Hello,\n\nWe will send news of fares and offers ${direction} to this address.\n\nUnsubscribe: ${leave}\n\nIf this was not you, unsubscribe on the page above.\n\nAylal`,
  }),
  zh: (direction, leave) => ({
    subject: `您已订阅 ${direction} 机票信息`,
    body: `您好：\n\n${direction} 的票价和优惠信息将发送到此邮箱。\n\n退订：${leave}\n\n如非本人操作，请在上述页面退订。\n\nAylal`,
  }),
  ru: (direction, leave) => ({
    subject: `Вы подписаны на цены ${direction}`,
    body: `Здравствуйте!\n\nМы будем присылать на этот адрес новости о ценах и скидках ${direction}.\n\nОтписаться: ${leave}\n\nЕсли это были не вы, отпишитесь на этой странице.\n\nAylal`,
  }),
  ko: (direction, leave) => ({
    subject: `${direction} 항공권 소식 구독이 완료되었습니다`,
    body: `안녕하세요.\n\n${direction} 노선의 요금과 할인 소식을 이 주소로 보내 드립니다.\n\n구독 취소: ${leave}\n\n본인이 신청하지 않았다면 위 페이지에서 취소해 주세요.\n\nAylal`,
  }),
  ja: (direction, leave) => ({
    subject: `${direction} の航空券情報の登録が完了しました`,
    body: `こんにちは。\n\n${direction} の運賃とお得な情報をこのアドレスにお送りします。\n\n配信停止：${leave}\n\nお心当たりのない場合は、上のページで停止してください。\n\nAylal`,
  }),
};

/** Says to a new subscriber what will come, and how to leave. */
export function airSubscriptionMail(locale: Locale, direction: string, leave: string): ReturnType<Words> {
  return words[locale](direction, leave);
}
