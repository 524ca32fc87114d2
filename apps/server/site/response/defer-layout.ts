import { revealInSlices } from "#platform/browser/deferred-layout/reveal-in-slices.ts";
import { revealAtOnce } from "#platform/browser/deferred-layout/reveal-at-once.ts";
import { unfreezeOnScroll } from "#platform/browser/deferred-layout/unfreeze-on-scroll.ts";

// What a page consists of, from its second section on, and the entries of its lists.
const pieces =
  ":where(main>section:not(:first-child),.card-grid>*,.wall-cards>*,.upcoming-row,.board>*,.days>*,body>footer)";
const name = "rest";

// A section is guessed as high as the highest are on a phone: what is guessed too low brings the next
// ones near the screen, and all of them into the first layout. An entry of a list is as high as a card.
//
// Guessed heights are used only where a browser keeps what is being read in its place while others
// above it get their own (`overflow-anchor`).
//
// On a phone the story of a trip begins where the screen ends: the browser counts it as near, yet the
// first paint does not need it, and with it that paint is one task half as long again.
const rule = `@supports (overflow-anchor:auto){@media screen and (scripting:enabled){${pieces}{content-visibility:auto;contain-intrinsic-block-size:auto 34rem;overflow-clip-margin:1rem}main>section:not(:first-child){contain-intrinsic-block-size:auto 100rem}.upcoming-row,.board>*{contain-intrinsic-block-size:auto 9rem}}@media screen and (scripting:enabled) and (width<30rem){.trip-story{content-visibility:hidden}}}`;

// The header's animation follows the scroll. Made with the first paint it would have the page's style
// asked twice, and stands at its start until somebody scrolls.
const stillName = "still";
const still = `@media (scripting:enabled){.site-header{animation:none!important}}`;

/**
 * Has a browser lay out only what is near the screen before a page's first paint: on a slow phone the
 * rest would hold up the first touch (docs/decisions/0027). The rule stands in the page and not in the
 * style sheet, because it ends with the first visit and pages that come in place never have it.
 */
export const deferLayout = (html: string): string =>
  html.replace(
    "</head>",
    `<style id="${name}">${rule}</style><style id="${stillName}">${still}</style><script>(${revealAtOnce.toString()})(${JSON.stringify(name)});(${unfreezeOnScroll.toString()})(${JSON.stringify(stillName)})</script></head>`,
  );

/** The code that ends it. */
export const deferLayoutScript = `()=>(${revealInSlices.toString()})(${JSON.stringify(name)},${JSON.stringify(pieces)})`;
