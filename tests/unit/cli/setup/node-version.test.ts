import { nodeFault } from '../../../../cli/setup/node-version.mjs';

const RANGE = '>=20.17';

test.each(['v20.17.0', 'v20.20.2', 'v22.0.0', 'v26.12.1', 'v30.1.0'])(
  'Node %s is welcome',
  (version) => {
    expect(nodeFault(version, RANGE)).toBeUndefined();
  },
);

test.each(['v12.22.0', 'v18.20.8', 'v20.16.9'])(
  'Node %s is refused in one line that names both',
  (version) => {
    const fault = nodeFault(version, RANGE);
    expect(fault).toContain(version);
    expect(fault).toContain('20.17');
    expect(fault).not.toContain('\n');
  },
);

test('a range that cannot be read is a fault, not a welcome', () => {
  expect(nodeFault('v22.0.0', '>=20.17 <26')).toContain('>=20.17 <26');
});
