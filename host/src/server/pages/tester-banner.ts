import type { Locale } from '@aylal/domain/language';
import type { Testing } from '../remotes/choose-releases.ts';
import { overrideParameter } from '../remotes/tester-override.ts';
import { escapeHtml } from './write-json.ts';

interface BannerLabels {
  readonly testing: string;
  /** `{time}` is the end in Ulaanbaatar. */
  readonly until: string;
  readonly end: string;
}

const labels: Readonly<Record<Locale, BannerLabels>> = {
  mn: { testing: 'Туршилтын хувилбар', until: '{time} хүртэл', end: 'Туршилтыг дуусгах' },
  en: { testing: 'Test version', until: 'until {time}', end: 'End the test' },
  zh: { testing: '测试版本', until: '有效至 {time}', end: '结束测试' },
  ru: { testing: 'Тестовая версия', until: 'до {time}', end: 'Завершить тест' },
  ko: { testing: '테스트 버전', until: '{time}까지', end: '테스트 종료' },
  ja: { testing: 'テスト版', until: '{time}まで', end: 'テストを終了' },
};

/** The line above a page whose remotes are a tester's choice: which releases, until when, and the way out. Part of the page itself, so that no remote can hide it. */
export function testerBanner({ releases, expires }: Testing, locale: Locale, page: URL): string {
  const { testing, until, end } = labels[locale];
  const out = new URL(page);
  out.searchParams.set(overrideParameter, '');
  const names = releases.map((name) => `<span style="overflow-wrap:anywhere">${escapeHtml(name)}</span>`).join(' · ');
  const time = `<time datetime="${escapeHtml(expires)}">${clockTime(expires)}</time>`;
  return [
    '<aside id="aylal-testing" data-release-panel style="display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;padding:6px 16px;background:#5b2a86;color:#fff;font:13px/20px \'Aylal Sans\',system-ui,sans-serif">',
    `<b style="font-weight:700">${testing}</b><span style="flex:1 1 220px;min-width:0">${names}</span><span style="white-space:nowrap">${until.replace('{time}', time)}</span>`,
    `<a href="${escapeHtml(out.pathname + out.search)}" style="display:inline-flex;align-items:center;min-height:32px;padding:0 12px;border:1px solid #ffffff99;border-radius:8px;color:#fff;text-decoration:none;white-space:nowrap">${end}</a></aside>`,
  ].join('');
}

/** A token lives eight hours at most, so the hour says enough. */
function clockTime(expires: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ulaanbaatar',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(expires));
}
