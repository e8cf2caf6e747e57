import { dbFault } from '../../../../db/engine/errors';
import { databaseRefusal } from '../../../../services/life/database-refusal';

const coded = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  [new Error('The server does not support SSL connections'), /takes no encrypted calls\. Turn ssl/],
  [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), /certificate is not trusted \(DEPTH_ZERO/],
  [coded('ERR_TLS_CERT_ALTNAME_INVALID'), /Write the host as it is named there/],
  [coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), /add sslrootcert=FILE/],
  [coded('53300'), /no connection left \(53300\)\. End what holds them/],
  [coded('42501'), /may not do .+ \(42501\)\. Let the database belong to it/],
  [coded('25006'), /may only be read \(25006\)\. Name the one that takes writes/],
  [coded('22P05'), /no place for every letter \(22P05\)\. Make one that has: createdb -E UTF8/],
  [coded('ENOENT', { syscall: 'connect' }), /does not answer \(ENOENT\)\. Start it/],
])('%s is one line that names the setting and the mend', (error, line) => {
  expect(databaseRefusal(error)).toMatch(line);
  expect(databaseRefusal(error)).toMatch(/^DATABASE_URL: .+$/);
});

test('a file that is missing is no database that is away', () => {
  const missing = coded('ENOENT', { syscall: 'open' });
  expect([dbFault(missing), databaseRefusal(missing)]).toEqual([undefined, undefined]);
});
