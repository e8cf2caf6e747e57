import { wholeNumber } from '../../../cli/options';

test.each(['1', '7', '10'])('%s is a whole number from 1 to 10', (text) => {
  expect(wholeNumber(1, 10)(text)).toBe(Number(text));
});

test.each(['0', '11', '-1', '1.5', '1e1', '0x5', '', ' '])('%j is none', (text) => {
  expect(() => wholeNumber(1, 10)(text)).toThrow('Write a whole number from 1 to 10.');
});
