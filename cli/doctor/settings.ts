import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { type Finding, fail, note, ok } from './finding';

/** Whether everything that was set is read. That the values are valid is known by now. */
export function lookAtSettings(_: CliContext, { unknown }: Pick<Config, 'unknown'>): Finding {
  const misspelt = unknown.filter(({ meant }) => meant !== undefined);
  if (misspelt.length > 0) {
    return fail(
      'Settings',
      `Not settings, so they change nothing: ${misspelt.map(({ name }) => name).join(', ')}.`,
      `Write ${misspelt.map(({ name, meant }) => `${meant} for ${name}`).join(', ')}, or take them out.`,
    );
  }
  return unknown.length > 0
    ? note('Settings', `Valid. Read by nothing: ${unknown.map(({ name }) => name).join(', ')}.`)
    : ok('Settings', 'All are valid.');
}
