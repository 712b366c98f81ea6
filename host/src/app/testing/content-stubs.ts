import { localDate } from '@aylal/domain/calendar';
import {
  getHelpItem,
  getPage,
  listHelp,
  listNews,
  listPromotions,
  type HelpGroup,
  type NewsItem,
  type WrittenPage,
} from '@aylal/contracts/content';
import { getConfig } from '@aylal/contracts/shell';
import { stubOperation, type StubAnswer } from '@aylal/testing';

const refund = {
  slug: 'refund',
  icon: 'refund',
  question: 'Нислэгээ хэрхэн буцаах вэ?',
  answer: '<p>48 цагаас өмнө хүсэлт илгээнэ.</p><ol><li>Захиалгаа нээнэ.</li></ol><script>alert(1)</script>',
  updated_on: localDate('2026-11-09'),
};
const item = (slug: string, question: string) => ({ ...refund, slug, question, answer: `<p>${question}</p>` });

/** A small help centre: one topic with four questions, one with one. */
export const helpGroups: HelpGroup[] = [
  {
    slug: 'flights',
    title: 'Нислэг',
    icon: 'plane',
    items: [
      refund,
      item('baggage', 'Тээшний хэмжээ'),
      item('change-date', 'Өдрөө солих'),
      item('names', 'Зорчигчийн нэр'),
    ],
  },
  { slug: 'payments', title: 'Төлбөр', icon: 'card', items: [item('ways-to-pay', 'Төлбөрөө яаж төлөх вэ?')] },
];

export const newsItems: NewsItem[] = [
  {
    slug: 'qpay',
    title: 'QPay-ээр төлдөг боллоо',
    date: localDate('2026-09-18'),
    picture: '',
    text: '<p>Банкны апп.</p>',
  },
  {
    slug: 'open',
    title: 'Нислэг нээгдлээ',
    date: localDate('2026-09-01'),
    picture: '',
    text: '<p>Улаанбаатараас.</p>',
  },
];

/** A written page, by its name and language; terms have those of two products. */
export function buildPage(slug: string, language = 'mn'): WrittenPage {
  const part = (id: string, title: string) => ({ id, title, text: `<ul><li>${title}: 48 цаг</li></ul>` });
  return {
    slug,
    title: pageTitles[slug]?.[language] ?? `${slug} ${language}`,
    text: `<p>${slug}, ${language}. Товчхон.</p><h2>1. Захиалга</h2><p>Хугацаатай. <a href="/helper">Тусламж</a></p><script>alert(1)</script>`,
    parts: slug === 'terms' ? [part('flights', 'Нислэг'), part('bus', 'Автобус')] : [],
  };
}

const pageTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: { mn: 'Аялал гэж юу вэ' },
  terms: { mn: 'Үйлчилгээний нөхцөл' },
  privacy: { mn: 'Нууцлал', ja: 'プライバシー' },
};

/** The provider's texts as they should be. */
export function contentStubs() {
  return [
    stubOperation(listHelp, { status_code: 200, message: '', result: helpGroups }),
    stubOperation(getHelpItem, ({ params }): StubAnswer<typeof getHelpItem> => {
      const found = helpGroups
        .find((group) => group.slug === params['helperSlug'])
        ?.items.find((one) => one.slug === params['slug']);
      return found
        ? { status_code: 200, message: '', result: found }
        : { status_code: 404, message: 'Олдсонгүй', result: { problem: 'not-found' } };
    }),
    stubOperation(getPage, ({ params }) => ({
      status_code: 200 as const,
      message: '',
      result: buildPage(params['slug'] ?? ''),
    })),
    stubOperation(listNews, { status_code: 200, message: '', result: newsItems, total: newsItems.length }),
    stubOperation(listPromotions, {
      status_code: 200,
      message: '',
      result: [
        {
          slug: 'domestic',
          title: 'Орон нутгийн нислэг',
          text: 'Бүтэн үнээр.',
          picture: '/pictures/places/peaks/1.svg',
          to: '/flights',
          place: 'home',
        },
      ],
    }),
    stubOperation(getConfig, { status_code: 200, message: '', result: { dialUpNumber: '976' } }),
  ];
}
