const { TestEnvironment } = require('jest-environment-node');

/** Node, in which what a failed test has left open is closed, so that Jest ends. */
module.exports = class ClosingEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.leftOpen = new Set();
  }

  /** @override */
  async teardown() {
    for (const close of this.global.leftOpen ?? []) await close();
    await super.teardown();
  }
};
