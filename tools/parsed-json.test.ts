import { castFaults } from './parsed-json.ts';

describe('castFaults', () => {
  it.each([
    'return JSON.parse(row.quote) as FlightQuote;',
    "const { key } = JSON.parse(bytes.toString('utf8')) as { key: string };",
    'JSON.parse(Buffer.from(scope, x(1)).toString()) as Scope[]',
    'const record = (await response.json()) as ReleaseRecord;',
  ])('finds %s', (line) => {
    expect(castFaults('a.ts', `\n${line}`)).toEqual(['a.ts:2 casts JSON: parse it with a schema']);
  });

  it.each([
    'const value: unknown = JSON.parse(text);',
    'return JSON.parse(body) as unknown;',
    'v.parse(v.pipe(v.string(), v.parseJson(), schema), text)',
    'const answer = v.parse(schema, await response.json());',
  ])('leaves %s alone', (line) => {
    expect(castFaults('a.ts', line)).toEqual([]);
  });
});
