// Loaded into the service before anything else: its clock goes ahead or behind by the milliseconds
// that stand in the file named by CLOCK_FILE, read at the start and at every SIGUSR2.
const { readFileSync } = require('node:fs');

const Real = Date;
let shiftMs = 0;
const read = () => {
  shiftMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
};
read();
process.on('SIGUSR2', read);

const now = () => Real.now() + shiftMs;

global.Date = new Proxy(Real, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
