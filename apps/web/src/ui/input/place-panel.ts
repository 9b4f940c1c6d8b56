/** Places the panel below the button, aligned right, or left when there is no room. */
export function placePanel(button: HTMLElement, panel: HTMLElement) {
  const box = button.getBoundingClientRect()
  const onLeftHalf = box.left + box.width / 2 < window.innerWidth / 2
  panel.style.top = `${box.bottom + 6}px`
  panel.style.left = onLeftHalf ? `${Math.max(box.left, 8)}px` : 'auto'
  panel.style.right = onLeftHalf
    ? 'auto'
    : `${Math.max(document.documentElement.clientWidth - box.right, 8)}px`
}
