import { revealInSlices } from "#platform/browser/deferred-layout/reveal-in-slices.ts";
import { revealAtOnce } from "#platform/browser/deferred-layout/reveal-at-once.ts";
import { unfreezeOnScroll } from "#platform/browser/deferred-layout/unfreeze-on-scroll.ts";

// The deferred elements: sections from the second one on, list entries and the footer.
const deferredSelector =
  ":where(main>section:not(:first-child),.card-grid>*,.wall-cards>*,.upcoming-row,.board>*,.days>*,body>footer)";
const deferredStyleId = "rest";

// The estimated height of a section is that of the highest ones on a phone: with a lower estimate the
// following sections would count as near the screen and join the first layout. List entries are
// estimated as high as a card.
//
// Estimates are used only in browsers with scroll anchoring (`overflow-anchor`), which keep the text
// being read in place while sections above it get their real heights.
//
// On a phone the story of a trip begins at the bottom of the screen. Laying the story out would make
// the first paint take half as long again, so the story stays hidden until that paint is done.
const deferredRule = `@supports (overflow-anchor:auto){@media screen and (scripting:enabled){${deferredSelector}{content-visibility:auto;contain-intrinsic-block-size:auto 34rem;overflow-clip-margin:1rem}main>section:not(:first-child){contain-intrinsic-block-size:auto 100rem}.upcoming-row,.board>*{contain-intrinsic-block-size:auto 9rem}}@media screen and (scripting:enabled) and (width<30rem){.trip-story{content-visibility:hidden}}}`;

// The header's scroll-driven animation would compute the page's style twice for the first paint, and
// shows nothing until somebody scrolls, so it is switched off until then.
const stillStyleId = "still";
const stillRule = `@media (scripting:enabled){.site-header{animation:none!important}}`;

/**
 * Lets the browser lay out only what is near the screen for the first paint: on a slow phone the rest
 * would block the first touch (docs/decisions/0027). The rule is part of the HTML, not of a style
 * sheet, because it is removed after the first paint and does not apply to client navigations.
 */
export const deferLayout = (html: string): string =>
  html.replace(
    "</head>",
    `<style id="${deferredStyleId}">${deferredRule}</style><style id="${stillStyleId}">${stillRule}</style><script>(${revealAtOnce.toString()})(${JSON.stringify(deferredStyleId)});(${unfreezeOnScroll.toString()})(${JSON.stringify(stillStyleId)})</script></head>`,
  );

/** Source of the function that removes the deferred layout. */
export const deferLayoutScript = `()=>(${revealInSlices.toString()})(${JSON.stringify(deferredStyleId)},${JSON.stringify(deferredSelector)})`;
