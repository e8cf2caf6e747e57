/** What takes the focus by a link or by script, and not by a hand. */
const LANDING = ':is(div, main, article)[tabindex="-1"]';

/**
 * A press on plain words would give the focus to the box around them, and Tab would begin at the top of that box again.
 * While the browser looks for what takes the focus of a press, such boxes take none: Tab goes on from the place pressed.
 */
export function keepPressPlace(): void {
  addEventListener('mousedown', ({ target }) => {
    if (!(target instanceof Element)) return;
    const boxes: Element[] = [];
    for (let box = target.closest(LANDING); box; box = box.parentElement?.closest(LANDING) ?? null)
      boxes.push(box);
    for (const box of boxes) box.removeAttribute('tabindex');
    const giveBack = () => {
      for (const box of boxes) box.setAttribute('tabindex', '-1');
    };
    // the focus moves once the event is over; after a tap the click comes at once, and may lead the focus to a box
    setTimeout(giveBack);
    addEventListener('mouseup', giveBack, { capture: true, once: true });
  });
}
