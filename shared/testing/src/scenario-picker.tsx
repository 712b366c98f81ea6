import { locales } from '@aylal/domain/language';
import { answerStates } from './answer-state.ts';

/** What a page without a host can show: situations, how reads answer, languages, day and night. Each is a link, so that an address keeps what is looked at. */
export function ScenarioPicker({ scenarios, search }: { scenarios: readonly string[]; search: URLSearchParams }) {
  return (
    <nav
      aria-label="scenarios"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', padding: 8, fontSize: 13 }}
    >
      <Choice name="scenario" values={scenarios} search={search} />
      <Choice name="state" values={answerStates} search={search} />
      <Choice name="lng" values={locales} search={search} />
      <Choice name="theme" values={['light', 'dark']} search={search} />
    </nav>
  );
}

function Choice({ name, values, search }: { name: string; values: readonly string[]; search: URLSearchParams }) {
  const chosen = search.get(name) ?? values[0];
  const to = (value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    // Another situation is at an address of its own.
    if (name === 'scenario') next.delete('at');
    return `?${next.toString()}`;
  };
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
      {values.map((value) => (
        <a
          key={value}
          href={to(value)}
          aria-current={value === chosen ? 'true' : undefined}
          style={styleOf(value === chosen)}
        >
          {value}
        </a>
      ))}
    </span>
  );
}

function styleOf(chosen: boolean) {
  return { fontWeight: chosen ? 700 : 400, textDecoration: chosen ? 'none' : 'underline' };
}
