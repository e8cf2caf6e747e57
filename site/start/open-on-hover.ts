/** Has the menus of the bar open by the mouse, where there is one and bytes are not counted. */
export function openOnHover(): void {
  const isLight = document.documentElement.dataset.weight === 'light';
  if (isLight || !matchMedia('(hover: hover)').matches) return;
  import('../components/Nav/hover-menus').then(
    ({ hoverMenus }) => hoverMenus(),
    () => {
      // they open by a press all the same
    },
  );
}
