import type { robotsValues } from "#platform/robots.ts";

type Robots = (typeof robotsValues)[number];

const robotsMessages: Readonly<Record<Robots, string>> = {
  "index,follow": "Search engines may show this page and follow its links.",
  all: "Search engines may show this page and follow its links.",
  "index,nofollow": "Search engines may show this page, but will not follow its links.",
  "noindex,follow": "Search engines will not show this page; they may follow its links.",
  "noindex,nofollow": "Search engines will not show this page, nor follow its links.",
  none: "Search engines will not show this page, nor follow its links.",
};

/** `isHidden` is true when search engines must not list the page. */
export const describeRobots = (
  robots: Robots,
): Readonly<{ message: string; isHidden: boolean }> => ({
  message: robotsMessages[robots],
  isHidden: robots === "none" || robots.startsWith("noindex"),
});
