const notAhead = "[data-swap],[rel~=nofollow],[download],[target]";

/**
 * The rules by which browsers load pages ahead on which a pointer rests or presses, but not those of
 * other choices of the same page. The page's policy lets in this text alone, by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { selector_matches: notAhead } }] },
      eagerness: "moderate",
    },
  ],
});
