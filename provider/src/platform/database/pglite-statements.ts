import { messages as pg, protocol, type PGlite } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Statements made of lists differ by their length; more than this many are not kept. */
const MOST_KEPT = 500;
/** "cached plan must not change result type": the table is another one now. */
const PLAN_CHANGED = '0A000';

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly fields: readonly { readonly name: string; readonly type: number }[];
}

export interface PgliteStatements {
  /** Runs one statement; with `begins` a transaction is opened in front of it. Only for anyone who holds the session. */
  run(
    text: string,
    values: readonly unknown[],
    begins: boolean,
  ): Promise<{ rows: Record<string, unknown>[]; affected: number | undefined }>;
}

/** The statements of one PGlite session, each parsed once. Throws what the database says, with its `code`. */
export function createPgliteStatements(pglite: PGlite): PgliteStatements {
  const known = new Map<string, Prepared>();
  let named = 0;

  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), { syncToFs: false });

  async function prepare(text: string, begin: readonly Uint8Array[]): Promise<Prepared> {
    const name = `s${(named += 1)}`;
    const said = await send(
      ...begin,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const parameters = said.find((message) => message instanceof pg.ParameterDescriptionMessage);
    const row = said.find((message) => message instanceof pg.RowDescriptionMessage);
    const prepared = {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      fields: (row?.fields ?? []).map((field) => ({ name: field.name, type: field.dataTypeID })),
    };
    known.set(text, prepared);
    return prepared;
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = known;
    if (!oldest || known.size <= MOST_KEPT) return;
    known.delete(oldest[0]);
    await send(serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync());
  }

  const wireValue = (value: unknown, type: number) => {
    if (value === null || value === undefined) return null;
    const write = pglite.serializers[type];
    return write ? write(value) : String(value);
  };

  return {
    run: async (text, values, begins) => {
      let begin = begins ? [serialize.query('begin')] : [];
      let statement = known.get(text);
      if (statement) {
        known.delete(text);
        known.set(text, statement);
      } else {
        statement = await prepare(text, begin);
        begin = [];
      }
      const { name, parameterTypes, fields } = statement;
      const bind = serialize.bind({
        statement: name,
        values: values.map((value, index) => wireValue(value, parameterTypes[index] ?? 0)),
      });
      try {
        const said = await send(...begin, bind, serialize.execute({}), serialize.sync());
        await forgetOldest();
        return readAnswer(said, fields, pglite.parsers);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === PLAN_CHANGED) known.delete(text);
        throw error;
      }
    },
  };
}

function readAnswer(
  said: Awaited<ReturnType<PGlite['execProtocolStream']>>,
  fields: Prepared['fields'],
  parsers: PGlite['parsers'],
) {
  const rows: Record<string, unknown>[] = [];
  let affected: number | undefined;
  for (const message of said) {
    if (message instanceof pg.DataRowMessage) {
      const row: Record<string, unknown> = {};
      fields.forEach(({ name, type }, index) => {
        const value = message.fields[index] ?? null;
        row[name] = value === null ? null : (parsers[type]?.(value, type) ?? value);
      });
      rows.push(row);
    } else if (message instanceof pg.CommandCompleteMessage) {
      affected = affectedBy(message.text);
    }
  }
  return { rows, affected };
}

/** `INSERT 0 1`, `UPDATE 3`: rows changed; undefined for what changes none. */
function affectedBy(tag: string): number | undefined {
  return /^(INSERT|UPDATE|DELETE|MERGE)\b/.test(tag) ? Number(tag.slice(tag.lastIndexOf(' ') + 1)) : undefined;
}
