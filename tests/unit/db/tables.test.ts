import { tableShapes } from '../../../db/backup/table-shapes';
import { migrationNames } from '../../../db/migrations/list';
import { filesIn } from '../../rules/source-files';

/** Tables that are written and read by statements of their own, whose rows no query builder sees. */
const BY_STATEMENT = /^(?:analytics_(?!events$)|web_vitals)/;

test('Knex knows the rows of every table, so that a mistyped column is no query', async () => {
  const shapes = await tableShapes(migrationNames().at(-1) ?? '');
  const texts = filesIn(['db/tables.ts', 'db/tables'], /\.ts$/).map(({ text }) => text);
  const declared = texts.flatMap((text) => {
    const [, tables = ''] = /interface Tables \{([^}]*)\}/.exec(text) ?? [];
    return [...tables.matchAll(/^\s*(\w+): \w+;/gm)].map(([, name]) => name);
  });
  const names = shapes.map(({ name }) => name);

  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !BY_STATEMENT.test(name) && !declared.includes(name))).toEqual([]);
});
