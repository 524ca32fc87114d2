type MoveStatus = 301 | 302 | 303 | 307;

/** What a status page says, in the market's language. */
export type StatusWords = Readonly<{
  title: string;
  text: string;
  /** Whether the whole market is closed: its links are then left out, since none would work. */
  isClosed?: boolean;
}>;

/** A page that is refused, with its own words; null gives the words of the status. */
export type PageProblem = Readonly<{
  status: number;
  words: StatusWords | null;
}>;

/** Ends a page with a redirect. */
export class PageMoved extends Error {
  override readonly name = "PageMoved";
  readonly path: string;
  readonly status: MoveStatus;
  constructor(path: string, status: MoveStatus) {
    super(`Moved to ${path}`);
    this.path = path;
    this.status = status;
  }
}

/** Ends a page with a status page. */
export class PageRefused extends Error {
  override readonly name = "PageRefused";
  readonly problem: PageProblem;
  constructor(problem: PageProblem) {
    super(`Refused with ${problem.status}`);
    this.problem = problem;
  }
}

export const movedForGood = (path: string): PageMoved => new PageMoved(path, 301);

/** Where an action leads, which is read anew there. */
export const seeOther = (path: string): PageMoved => new PageMoved(path, 303);

export const notFound = (): PageRefused => new PageRefused({ status: 404, words: null });
