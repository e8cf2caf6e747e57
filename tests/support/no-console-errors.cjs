const { format } = require('node:util');

/** @type {string[]} */
const told = [];
console.error = (...parts) => told.push(format(...parts));

/** What a test lets a library warn of, a visitor's console would show: it fails. One that expects it takes the place of `console.error`. */
afterEach(() => {
  const errors = told.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`);
});
