import fc from 'fast-check';

/**
 * The property tests try the same cases on every run, so that a red test is about what was changed.
 * `FUZZ_SEED=random` (or a number) goes hunting elsewhere; a find becomes a test of its own.
 */
const { FUZZ_SEED = '20261121' } = process.env;
fc.configureGlobal({ seed: FUZZ_SEED === 'random' ? Date.now() | 0 : Number(FUZZ_SEED) });

export default fc;
