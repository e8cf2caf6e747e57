import ClosingEnvironment from '../support/closing-environment.cjs';

test('what a test leaves open is closed, the last first, also where one of it cannot be', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const above = jest.spyOn(Object.getPrototypeOf(ClosingEnvironment.prototype), 'teardown');
  above.mockResolvedValue(undefined);
  const closed: string[] = [];
  const leftOpen = new Set([
    async () => void closed.push('database'),
    async () => Promise.reject(new Error('Cannot be closed')),
    async () => void closed.push('service'),
  ]);

  await ClosingEnvironment.prototype.teardown.call({ global: { leftOpen } } as never);

  expect(closed).toEqual(['service', 'database']);
  expect(above).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
