import { execFileSync } from 'node:child_process';
import { quote } from './quote.ts';

describe('quote', () => {
  it.each(['plain', 'it\'s $HOME `date` "quoted" \\ [A-1] (x)', '', 'хоёр үг'])('gives a shell %j back', (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${quote(text)}`], { encoding: 'utf8' })).toBe(text);
  });
});
