import type { Locale } from '@aylal/domain/language';

export type GuestLanguage = Locale;

interface GuestWords {
  readonly praise: readonly [string, ...string[]];
  readonly blame: readonly [string, ...string[]];
}

/** Sentences of the sandbox's guests, each in the language that they speak. */
export const guestWords: Readonly<Record<GuestLanguage, GuestWords>> = {
  mn: {
    praise: [
      'Өрөө цэвэрхэн, дулаахан, ор нь тухтай байлаа.',
      'Ажилчид нь найрсаг, хүссэн бүхэнд шуурхай тусалсан.',
      'Өглөөний цай нь амттай, сонголт ихтэй.',
      'Байршил нь маш тохиромжтой, хүссэн газар бүр ойрхон.',
      'Чимээгүй тул сайхан амарлаа.',
      'Угаалгын өрөө нь шинэ, халуун ус тасрахгүй.',
      'Хүүхэдтэй айлд тохиромжтой, өрөө уужим.',
      'Үнэдээ тохирсон, дахин ирнэ.',
    ],
    blame: [
      'Гэхдээ Wi-Fi оройдоо удааширч байсан.',
      'Машины зогсоол нь жаахан давчуу юм билээ.',
      'Лифт нь нэлээд удаан.',
      'Өрөөний агаар бага зэрэг хуурай байсан.',
      'Хажуу өрөөний чимээ сонсогдож байсан.',
    ],
  },
  en: {
    praise: [
      'The room was spotless and warm, and the bed was excellent.',
      'Staff went out of their way to help us with everything.',
      'Breakfast had a good choice and was fresh every day.',
      'The location could not be better for walking around.',
      'Very quiet at night, so we slept well.',
      'Hot water and heating worked perfectly in the cold.',
      'Good value for what you get; we would come back.',
    ],
    blame: [
      'The Wi-Fi slowed down in the evenings, though.',
      'Parking was a little tight.',
      'We had to wait a while for the lift.',
      'The walls are rather thin.',
    ],
  },
  zh: {
    praise: [
      '房间干净整洁，床很舒服。',
      '服务人员热情，有问必答。',
      '早餐种类丰富，味道不错。',
      '位置方便，步行就能到想去的地方。',
      '晚上很安静，睡得很好。',
      '性价比高，下次还会住。',
    ],
    blame: ['不过晚上网速有点慢。', '停车位比较紧张。', '电梯等的时间有点长。', '隔音一般。'],
  },
  ru: {
    praise: [
      'В номере чисто и тепло, кровать очень удобная.',
      'Персонал приветливый, помогли со всеми вопросами.',
      'Завтрак вкусный, выбор большой.',
      'Отличное расположение, всё рядом.',
      'Ночью тихо, хорошо выспались.',
      'Хорошее соотношение цены и качества.',
    ],
    blame: [
      'Правда, вечером интернет работал медленно.',
      'Парковка маловата.',
      'Лифт приходится ждать.',
      'Слышно соседей.',
    ],
  },
  ko: {
    praise: [
      '방이 깨끗하고 따뜻했으며 침대가 편안했어요.',
      '직원분들이 친절하게 도와주셨어요.',
      '조식이 맛있고 종류도 다양했어요.',
      '위치가 좋아서 걸어서 다니기 편했어요.',
      '밤에 조용해서 푹 잤습니다.',
      '가격 대비 만족스러워요. 또 오고 싶어요.',
    ],
    blame: [
      '다만 저녁에는 와이파이가 느렸어요.',
      '주차장이 조금 좁아요.',
      '엘리베이터를 꽤 기다려야 했어요.',
      '옆방 소리가 조금 들렸어요.',
    ],
  },
  ja: {
    praise: [
      '部屋は清潔で暖かく、ベッドも快適でした。',
      'スタッフの皆さんがとても親切でした。',
      '朝食は種類が多くておいしかったです。',
      '立地がよく、どこへでも歩いて行けました。',
      '夜は静かでよく眠れました。',
      '値段以上の満足です。また泊まりたいです。',
    ],
    blame: [
      'ただ、夜はWi-Fiが少し遅かったです。',
      '駐車場が少し狭いです。',
      'エレベーターの待ち時間が長めでした。',
      '隣の部屋の音が少し聞こえました。',
    ],
  },
};
