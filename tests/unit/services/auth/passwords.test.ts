import bcrypt from 'bcrypt';
import { createPasswords } from '../../../../services/auth/passwords';

const COST = 4;

test('a password that nobody has costs as much as one that is wrong', async () => {
  const passwords = createPasswords(COST);
  const known = await passwords.hash('a sentence is fine');
  const compared = jest.spyOn(bcrypt, 'compare');

  const places = [
    await passwords.match('not the password', [known, known]),
    await passwords.match('not the password', [undefined, undefined]),
  ];

  const costs = compared.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
  compared.mockRestore();
  expect(places).toEqual([-1, -1]);
  expect(costs).toEqual([COST, COST, COST, COST]);
});
