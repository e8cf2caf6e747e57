import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

// Says what Lighthouse finds on a page, as JSON: `node audit.mjs ADDRESS [slow]`. Run by ../pages/audits.ts.
const [, , address = '', profile = ''] = process.argv;

/** A phone on 700 kbit/s with 300 ms to the server and a sixth of this processor. */
const SLOW = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 300,
    downloadThroughputKbps: 700,
    uploadThroughputKbps: 700,
    cpuSlowdownMultiplier: 6,
    rttMs: 300,
    throughputKbps: 700,
  },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const found = await lighthouse(
    address,
    { port: chrome.port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'silent' },
    {
      extends: 'lighthouse:default',
      settings: { formFactor: 'mobile', ...(profile === 'slow' && SLOW) },
    },
  );
  const { audits, categories, environment, runtimeError } = found.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id) => audits[id]?.numericValue ?? 0;
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(
            (ref) => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 1,
          )
          .map((ref) => ref.id),
  );
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  process.stdout.write(
    `${JSON.stringify({
      scores,
      fcpMs: number('first-contentful-paint'),
      lcpMs: number('largest-contentful-paint'),
      tbtMs: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: number('total-byte-weight'),
      benchmarkIndex: environment.benchmarkIndex,
      failed,
    })}\n`,
  );
} finally {
  await chrome.kill();
}
