import type { Problem } from '@aylal/contracts';
import type { Locale } from '@aylal/domain/language';

/** What the host itself refuses with; everything else is the provider's word. */
type HostProblem = Extract<Problem, 'unavailable' | 'not-found' | 'not-signed-in' | 'invalid-input' | 'internal'>;

const sentences: Readonly<Record<HostProblem, Readonly<Record<Locale, string>>>> = {
  unavailable: {
    mn: 'Үйлчилгээ түр ажиллахгүй байна. Түр хүлээгээд дахин оролдоно уу.',
    en: 'The service is not available right now. Please try again shortly.',
    zh: '服务暂时不可用，请稍后再试。',
    ru: 'Сервис временно недоступен. Повторите попытку чуть позже.',
    ko: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    ja: '現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。',
  },
  'not-found': {
    mn: 'Хүссэн зүйл олдсонгүй.',
    en: 'What you asked for was not found.',
    zh: '未找到所请求的内容。',
    ru: 'Запрошенное не найдено.',
    ko: '요청하신 내용을 찾을 수 없습니다.',
    ja: 'お探しのものは見つかりませんでした。',
  },
  'not-signed-in': {
    mn: 'Эхлээд нэвтэрнэ үү.',
    en: 'Please sign in first.',
    zh: '请先登录。',
    ru: 'Сначала войдите.',
    ko: '먼저 로그인해 주세요.',
    ja: '先にログインしてください。',
  },
  'invalid-input': {
    mn: 'Хүсэлтийг уншиж чадсангүй.',
    en: 'The request could not be read.',
    zh: '无法读取该请求。',
    ru: 'Не удалось прочитать запрос.',
    ko: '요청을 처리할 수 없습니다.',
    ja: 'リクエストを読み取れませんでした。',
  },
  internal: {
    mn: 'Манай талд алдаа гарлаа. Дахин оролдоно уу.',
    en: 'Something went wrong on our side. Please try again.',
    zh: '我们这边出现了问题，请重试。',
    ru: 'Произошла ошибка на нашей стороне. Попробуйте ещё раз.',
    ko: '저희 쪽에서 문제가 발생했습니다. 다시 시도해 주세요.',
    ja: '当社側で問題が発生しました。もう一度お試しください。',
  },
};

/** A refusal in the envelope of GAP-25, in the customer's language (GAP-49, AUT-8). */
export function refusalOf(statusCode: number, problem: HostProblem, locale: Locale) {
  return { status_code: statusCode, message: sentences[problem][locale], result: { problem } };
}
