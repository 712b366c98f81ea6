/** Airports whose own name is said beside the city: code | mn | en | zh | ru | ko | ja. Elsewhere the airport is called by its English name. */
export const airportNames = `
UBN|Чингис хаан|Chinggis Khaan|成吉思汗|Чингисхан|칭기즈칸|チンギスハーン
ULN|Буянт-Ухаа|Buyant-Ukhaa|博音特乌哈|Буянт-Ухаа|보얀트오하|ボヤントオハー
ICN|Инчон|Incheon|仁川|Инчхон|인천|仁川
GMP|Кимпо|Gimpo|金浦|Кимпхо|김포|金浦
PUS|Кимхэ|Gimhae|金海|Кимхэ|김해|金海
NRT|Нарита|Narita|成田|Нарита|나리타|成田
HND|Ханэда|Haneda|羽田|Ханэда|하네다|羽田
KIX|Кансай|Kansai|关西|Кансай|간사이|関西
ITM|Итами|Itami|伊丹|Итами|이타미|伊丹
CTS|Шин-Читосэ|New Chitose|新千岁|Син-Титосэ|신치토세|新千歳
PEK|Нийслэл|Capital|首都|Столичный|서우두|首都
PKX|Дашин|Daxing|大兴|Дасин|다싱|大興
PVG|Пүдун|Pudong|浦东|Пудун|푸둥|浦東
SHA|Хунцяо|Hongqiao|虹桥|Хунцяо|훙차오|虹橋
CTU|Шуанлю|Shuangliu|双流|Шуанлю|솽류|双流
TFU|Тяньфү|Tianfu|天府|Тяньфу|톈푸|天府
HET|Байтаа|Baita|白塔|Байта|바이타|白塔
TPE|Таоюань|Taoyuan|桃园|Таоюань|타오위안|桃園
TSA|Суншань|Songshan|松山|Суншань|쑹산|松山
SVO|Шереметьево|Sheremetyevo|谢列梅捷沃|Шереметьево|셰레메티예보|シェレメーチエヴォ
DME|Домодедово|Domodedovo|多莫杰多沃|Домодедово|도모데도보|ドモジェドヴォ
VKO|Внуково|Vnukovo|伏努科沃|Внуково|브누코보|ヴヌーコヴォ
ZIA|Жуковский|Zhukovsky|茹科夫斯基|Жуковский|주콥스키|ジュコーフスキー
IST|Истанбул|Istanbul|伊斯坦布尔|Стамбул|이스탄불|イスタンブール
SAW|Сабиха Гөкчен|Sabiha Gökçen|萨比哈·格克琴|Сабиха Гёкчен|사비하 괵첸|サビハ・ギョクチェン
BKK|Суварнабхуми|Suvarnabhumi|素万那普|Суварнабхуми|수완나품|スワンナプーム
DMK|Дон Мыанг|Don Mueang|廊曼|Донмыанг|돈므앙|ドンムアン
SGN|Тан Сон Нят|Tan Son Nhat|新山一|Таншоннят|떤선녓|タンソンニャット
HAN|Ной Бай|Noi Bai|内排|Нойбай|노이바이|ノイバイ
SIN|Чанги|Changi|樟宜|Чанги|창이|チャンギ
FRA|Франкфурт|Frankfurt|法兰克福|Франкфурт|프랑크푸르트|フランクフルト
LHR|Хитроу|Heathrow|希思罗|Хитроу|히스로|ヒースロー
LGW|Гатвик|Gatwick|盖特威克|Гатвик|개트윅|ガトウィック
CDG|Шарль де Голль|Charles de Gaulle|戴高乐|Шарль-де-Голль|샤를 드골|シャルル・ド・ゴール
ORY|Орли|Orly|奥利|Орли|오를리|オルリー
JFK|Жон Ф. Кеннеди|John F. Kennedy|肯尼迪|имени Кеннеди|존 F. 케네디|ジョン・F・ケネディ
EWR|Ньюарк|Newark|纽瓦克|Ньюарк|뉴어크|ニューアーク
LGA|Ла Гуардиа|LaGuardia|拉瓜迪亚|Ла-Гуардия|라과디아|ラガーディア
IAD|Даллес|Dulles|杜勒斯|Даллес|덜레스|ダレス
ORD|О'Хара|O'Hare|奥黑尔|О'Хара|오헤어|オヘア
`;
