import { expect, test } from 'playwright/test';
import { ROUTES } from '../routes';
import { whenLive } from '../watched-page';

/** Frames a button has to show an effect. */
const PATIENCE_FRAMES = 30;

test('every link leads somewhere, every fragment to something', async ({ request }) => {
  test.setTimeout(120_000);
  const bodies = new Map<string, { status: number; html: string }>();
  const visit = async (address: string) => {
    const known = bodies.get(address);
    if (known) return known;
    const response = await request.get(address);
    const isPage = response.headers()['content-type']?.includes('html') ?? false;
    const found = { status: response.status(), html: isPage ? await response.text() : '' };
    bodies.set(address, found);
    return found;
  };

  const dead: string[] = [];
  const queue = [...ROUTES];
  const seen = new Set(queue);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const { html } = await visit(from);
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      if (/^(https?:|mailto:|webcal:)/.test(href)) continue;
      const [address = '', fragment] = href.replaceAll('&amp;', '&').split('#');
      const target = address === '' ? from : address.split('?')[0] || '/';
      const { status, html: there } = await visit(target);
      if (status !== 200) dead.push(`${from} → ${href}: ${status}`);
      else if (fragment && !there.includes(`id="${fragment}"`))
        dead.push(`${from} → ${href}: no such part`);
      if (!seen.has(target) && there) {
        seen.add(target);
        queue.push(target);
      }
    }
    if (/<a(?![^>]*\shref=)[\s>]/.test(html)) dead.push(`${from}: a link without an address`);
  }

  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(ROUTES.length);
});

test('every button does something', async ({ page }) => {
  test.setTimeout(300_000);
  const dead: string[] = [];
  // the pages for staff are pressed in admin/
  for (const route of ROUTES.filter((path) => path !== '/auth' && path !== '/admin')) {
    await page.goto(route);
    await whenLive(page);
    dead.push(
      ...(await page.evaluate(async (FRAMES) => {
        const visible = [...document.querySelectorAll('button')].filter(
          (button) => !button.disabled && button.offsetParent !== null,
        );
        const idle: string[] = [];
        for (const button of visible) {
          let changes = 0;
          const watcher = new MutationObserver((records) => {
            changes += records.length;
          });
          watcher.observe(document, {
            attributes: true,
            childList: true,
            subtree: true,
            characterData: true,
          });
          // the browser's own window is no part of the document
          window.print = () => {
            changes += 1;
          };
          const before = [document.activeElement, location.href];
          const isSame = () => before[0] === document.activeElement && before[1] === location.href;
          button.click();
          for (let frame = 0; frame < FRAMES && changes === 0 && isSame(); frame += 1)
            await new Promise(requestAnimationFrame);
          watcher.disconnect();
          const isChosenTab = button.getAttribute('aria-selected') === 'true';
          if (changes === 0 && isSame() && !isChosenTab)
            idle.push(`${location.pathname}: ${button.textContent || button.ariaLabel}`);
          for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
        }
        return idle;
      }, PATIENCE_FRAMES)),
    );
  }
  expect(dead).toEqual([]);
});
