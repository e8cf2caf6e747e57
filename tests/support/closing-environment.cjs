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
    // the last first, since it may stand on the others: a service on its database
    for (const close of [...(this.global.leftOpen ?? [])].reverse()) {
      // told and not thrown: else the rest stays open, and Jest shows this in place of why the test failed
      await close().catch((error) =>
        console.error('Left open by a failed test, and not closed:', error),
      );
    }
    await super.teardown();
  }
};
