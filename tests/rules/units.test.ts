import { readFileSync } from 'node:fs';

/** What a unit may not do: all that stands in it from the first such line on. */
function bounds(unit: string): string[] {
  const lines = readFileSync(`deploy/systemd/${unit}`, 'utf8').split('\n');
  return lines
    .slice(lines.indexOf('NoNewPrivileges=yes'))
    .filter((line) => /^[A-Z]\w+=/.test(line) && !line.startsWith('WantedBy='));
}

test('the backup, which reads the secret too, is held as tightly as the service', () => {
  const service = bounds('artistry.service');
  expect(service.length).toBeGreaterThan(20);
  // It would take from the service, whose user it has, what that one still holds.
  expect(bounds('artistry-backup.service')).toEqual(
    service.filter((line) => line !== 'RemoveIPC=yes'),
  );
});
