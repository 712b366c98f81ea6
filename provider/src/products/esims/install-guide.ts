import type { EsimGuide } from '@aylal/contracts/esims';
import type { Locale } from '@aylal/domain/language';

type Step = readonly [title: string, text: string];
type Guide = Readonly<Record<EsimGuide['os'], readonly Step[]>>;

const guides: Readonly<Record<Locale, Guide>> = {
  mn: {
    ios: [
      ['Wi-Fi-д холбогдоно', 'Суулгахад 2–3 минут тогтвортой интернэт хэрэгтэй. Нисэхээсээ өмнө суулгаарай.'],
      [
        'QR кодоо уншуулна',
        'Тохиргоо → Cellular → Add eSIM → Use QR Code. Өөр дэлгэц дээрх QR кодыг камераар уншуулна.',
      ],
      ['Шугамаа нэрлэнэ', 'Шинэ шугамдаа "Аялал" гэж нэр өгөөд, дуудлагад үндсэн дугаараа үлдээнэ.'],
      ['Очмогцоо датагаа асаана', 'Cellular → Аялал → Data Roaming-ийг асааж, Cellular Data-д энэ шугамыг сонгоно.'],
    ],
    android: [
      ['Wi-Fi-д холбогдоно', 'Суулгахад 2–3 минут тогтвортой интернэт хэрэгтэй. Нисэхээсээ өмнө суулгаарай.'],
      ['eSIM нэмнэ', 'Тохиргоо → Холболт → SIM удирдлага → eSIM нэмэх → QR код уншуулах.'],
      ['Шугамаа асаана', 'Шинэ шугамаа идэвхжүүлж "Аялал" гэж нэрлэнэ.'],
      ['Очмогцоо датагаа асаана', 'Дата ашиглах SIM-д энэ шугамыг сонгож, роумингийн датаг асаана.'],
    ],
  },
  en: {
    ios: [
      ['Connect to Wi-Fi', 'Installing needs 2–3 minutes of steady internet. Do it before you fly.'],
      ['Scan the QR code', 'Settings → Cellular → Add eSIM → Use QR Code. Scan the code from another screen.'],
      ['Name the line', 'Call the new line “Travel” and keep your own number for calls.'],
      ['Turn on data on arrival', 'Cellular → Travel → Data Roaming on, and choose this line for Cellular Data.'],
    ],
    android: [
      ['Connect to Wi-Fi', 'Installing needs 2–3 minutes of steady internet. Do it before you fly.'],
      ['Add the eSIM', 'Settings → Connections → SIM manager → Add eSIM → Scan QR code.'],
      ['Turn the line on', 'Switch the new line on and name it “Travel”.'],
      ['Turn on data on arrival', 'Choose this line for mobile data and switch data roaming on.'],
    ],
  },
  zh: {
    ios: [
      ['连接 Wi-Fi', '安装需要 2–3 分钟的稳定网络，请在起飞前完成。'],
      ['扫描二维码', '设置 → 蜂窝网络 → 添加 eSIM → 使用二维码。用手机扫描另一块屏幕上的二维码。'],
      ['为号码命名', '将新号码命名为“旅行”，通话仍使用您的主号码。'],
      ['到达后打开数据', '蜂窝网络 → 旅行 → 打开数据漫游，并将蜂窝数据切换到此号码。'],
    ],
    android: [
      ['连接 Wi-Fi', '安装需要 2–3 分钟的稳定网络，请在起飞前完成。'],
      ['添加 eSIM', '设置 → 连接 → SIM 卡管理器 → 添加 eSIM → 扫描二维码。'],
      ['启用号码', '启用新号码并命名为“旅行”。'],
      ['到达后打开数据', '移动数据选择此号码，并打开数据漫游。'],
    ],
  },
  ru: {
    ios: [
      [
        'Подключитесь к Wi-Fi',
        'Установка занимает 2–3 минуты и требует устойчивого интернета. Сделайте это до вылета.',
      ],
      [
        'Отсканируйте QR-код',
        'Настройки → Сотовая связь → Добавить eSIM → Использовать QR-код. Код откройте на другом экране.',
      ],
      ['Назовите линию', 'Назовите новую линию «Поездка», для звонков оставьте свой номер.'],
      [
        'Включите интернет по прибытии',
        'Сотовая связь → Поездка → Роуминг данных, и выберите эту линию для сотовых данных.',
      ],
    ],
    android: [
      [
        'Подключитесь к Wi-Fi',
        'Установка занимает 2–3 минуты и требует устойчивого интернета. Сделайте это до вылета.',
      ],
      ['Добавьте eSIM', 'Настройки → Подключения → Диспетчер SIM-карт → Добавить eSIM → Сканировать QR-код.'],
      ['Включите линию', 'Включите новую линию и назовите её «Поездка».'],
      ['Включите интернет по прибытии', 'Выберите эту линию для мобильных данных и включите роуминг.'],
    ],
  },
  ko: {
    ios: [
      ['Wi-Fi에 연결', '설치에는 2~3분간 안정적인 인터넷이 필요합니다. 출발 전에 설치하세요.'],
      ['QR 코드 스캔', '설정 → 셀룰러 → eSIM 추가 → QR 코드 사용. 다른 화면의 코드를 스캔하세요.'],
      ['회선 이름 지정', '새 회선을 ‘여행’으로 지정하고 통화는 기존 번호로 유지하세요.'],
      ['도착 후 데이터 켜기', '셀룰러 → 여행 → 데이터 로밍을 켜고 셀룰러 데이터로 이 회선을 선택하세요.'],
    ],
    android: [
      ['Wi-Fi에 연결', '설치에는 2~3분간 안정적인 인터넷이 필요합니다. 출발 전에 설치하세요.'],
      ['eSIM 추가', '설정 → 연결 → SIM 관리자 → eSIM 추가 → QR 코드 스캔.'],
      ['회선 켜기', '새 회선을 켜고 이름을 ‘여행’으로 지정하세요.'],
      ['도착 후 데이터 켜기', '모바일 데이터로 이 회선을 선택하고 데이터 로밍을 켜세요.'],
    ],
  },
  ja: {
    ios: [
      ['Wi-Fiに接続', 'インストールには安定した通信が2〜3分必要です。出発前に済ませてください。'],
      ['QRコードを読み取る', '設定 → モバイル通信 → eSIMを追加 → QRコードを使用。別の画面のコードを読み取ります。'],
      ['回線に名前を付ける', '新しい回線を「旅行」とし、通話は主回線のままにします。'],
      [
        '到着後にデータをオン',
        'モバイル通信 → 旅行 → データローミングをオンにし、モバイルデータ通信でこの回線を選びます。',
      ],
    ],
    android: [
      ['Wi-Fiに接続', 'インストールには安定した通信が2〜3分必要です。出発前に済ませてください。'],
      ['eSIMを追加', '設定 → 接続 → SIMマネージャー → eSIMを追加 → QRコードをスキャン。'],
      ['回線をオンにする', '新しい回線をオンにして「旅行」と名付けます。'],
      ['到着後にデータをオン', 'モバイルデータにこの回線を選び、データローミングをオンにします。'],
    ],
  },
};

/** How an eSIM is installed on each system, in the words of its menus. */
export function installGuide(locale: Locale): EsimGuide[] {
  return (['ios', 'android'] as const).map((os) => ({
    os,
    steps: guides[locale][os].map(([title, text]) => ({ title, text, image: '' })),
  }));
}
