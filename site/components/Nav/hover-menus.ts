/** How long the mouse rests on a group before it opens: whoever only crosses the bar opens none. */
const OPEN_AFTER_MS = 120;
/** How long it may be away, on its way over the gap to the panel. */
const CLOSE_AFTER_MS = 300;

const MENU = 'details[name=nav]';

/** The menu that the mouse alone opened; a press keeps it open, and it is nobody's then. */
let hovered: HTMLDetailsElement | undefined;
let aimed: HTMLDetailsElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const menuAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

function closeHovered(): void {
  if (hovered) hovered.open = false;
  hovered = undefined;
}

function turnTo(menu: HTMLDetailsElement | null): void {
  // what somebody reads by keyboard stays
  if (menu?.open || document.querySelector(`${MENU} ul:focus-within`)) return;
  closeHovered();
  if (!menu) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(MENU)) other.open = false;
  menu.open = true;
  hovered = menu;
}

/** The groups of the bar open by the mouse that rests on them; closed by leaving and by Escape, kept by a press. */
export function hoverMenus(): void {
  const aim = ({ target, pointerType }: PointerEvent) => {
    const menu = menuAt(target);
    if (pointerType !== 'mouse' || menu === aimed) return;
    aimed = menu;
    clearTimeout(timer);
    timer = setTimeout(turnTo, menu ? OPEN_AFTER_MS : CLOSE_AFTER_MS, menu);
  };
  document.addEventListener('pointerover', aim);
  // out of the window, past the edge that the bar is near to
  document.documentElement.addEventListener('pointerleave', aim);
  document.addEventListener('click', (event) => {
    clearTimeout(timer); // what is pressed says more than where the mouse rests
    const { target } = event;
    const isName = target instanceof Element && target.closest('summary');
    if (!isName || !hovered?.open || menuAt(target) !== hovered) return;
    event.preventDefault();
    hovered = undefined;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeHovered();
  });
}
