import type { Locale } from '@aylal/domain/language';

/** `over`: begun elsewhere, too long ago or used. `refused`: e-Mongolia said no. `silent`: it did not answer. */
type Word = 'over' | 'refused' | 'silent';

/** What the customer reads when an import brings nothing (ERR-22). */
export const identityMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    over: 'e-Mongolia дахь зөвшөөрлийн хугацаа дууссан эсвэл өөр нэвтрэлтээс эхэлсэн байна. Дахин эхлүүлнэ үү.',
    refused: 'e-Mongolia мэдээлэл өгсөнгүй. Дахин оролдоно уу, эсвэл мэдээллээ өөрөө бичнэ үү.',
    silent: 'e-Mongolia одоогоор хариу өгөхгүй байна. Хэсэг хугацааны дараа дахин оролдоно уу.',
  },
  en: {
    over: 'Your consent at e-Mongolia is over, or was begun in another session. Please begin again.',
    refused: 'e-Mongolia did not give your details. Try again, or type them yourself.',
    silent: 'e-Mongolia does not answer at the moment. Please try again a little later.',
  },
  zh: {
    over: '您在 e-Mongolia 的授权已过期，或是在其他登录中开始的。请重新开始。',
    refused: 'e-Mongolia 未提供您的资料。请重试，或自行填写。',
    silent: 'e-Mongolia 暂时没有回应，请稍后再试。',
  },
  ru: {
    over: 'Согласие в e-Mongolia больше не действует или начато в другом сеансе. Начните ещё раз.',
    refused: 'e-Mongolia не передала ваши данные. Попробуйте ещё раз или введите их сами.',
    silent: 'e-Mongolia сейчас не отвечает. Попробуйте чуть позже.',
  },
  ko: {
    over: 'e-Mongolia 동의가 만료되었거나 다른 로그인에서 시작되었습니다. 다시 시작해 주세요.',
    refused: 'e-Mongolia에서 정보를 받지 못했습니다. 다시 시도하거나 직접 입력해 주세요.',
    silent: 'e-Mongolia가 지금 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  },
  ja: {
    over: 'e-Mongolia での同意の期限が切れたか、別のログインで開始されたものです。もう一度始めてください。',
    refused: 'e-Mongolia から情報を受け取れませんでした。もう一度お試しいただくか、ご自身で入力してください。',
    silent: 'e-Mongolia から応答がありません。しばらくしてからお試しください。',
  },
};
