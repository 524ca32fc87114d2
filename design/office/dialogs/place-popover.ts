const gap = 4; // pixels

/** Places what is shown as a popover below its opener, or above it when there is no room below. */
export const placePopover = (popover: HTMLElement, opener: Element): void => {
  const openerBox = opener.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = popover;
  const fitsBelow = openerBox.bottom + gap + height <= window.innerHeight;
  const top = fitsBelow ? openerBox.bottom + gap : openerBox.top - gap - height;
  popover.style.top = `${Math.max(gap, top)}px`;
  popover.style.left = `${Math.max(gap, Math.min(openerBox.left, window.innerWidth - width - gap))}px`;
};
