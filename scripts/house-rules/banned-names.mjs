const localizer = "It names no part of the field: a translator of a market is a Localizer.";
const translate = "Say what is done: t() translates, toast.success and toast.error inform staff.";
const cached = "Say what is kept and where: CachedPage, StoredAnswer …";
const errorPage = "An answer that tells of an error is an ErrorPage; bench/faults has FaultTest.";
const matching = "A filter is a CompiledFilter, what it finds DepartureMatches: matchDepartures.";
const filters = "Filters of a search are changed by keepOnly, clearFilter and withoutFilters.";
const searchParams = "A query string is made by toSearchParams and read by fromSearchParams.";
const liveCheck = "The server's look at a published page is its live check: verifyLive.";
const presence = "Presence has a heartbeat and presence events.";
const versions = "Say the step: saveVersion, backfillVersion, restoreDeletedPage.";
const alternates = "Pages of other markets are alternates, as hreflang calls them.";
const paths = "Say which: PathOwner, LinkStatus, a place of a trip, a position …";
const fastPath = "Answers before the router are the fast path: remember, clear, cacheKey.";

/** Names that nothing may be declared by, each with the reason and what to use instead. */
export const bannedIdentifiers = new Map([
  ["Voice", localizer],
  ["Shelf", "A place that holds rows by tag is a TaggedCache, and what it gives an EntityCache."],
  ["Memory", "Say what is held: TaggedCache, PageCache."],
  ["Asked", "Nine types had this name. Say what is asked: SearchQuery, PageRequest …"],
  ["Kept", cached],
  ["raiseTags", "Making kept answers outdated is invalidation: invalidateTags."],
  ["sayIn", "A translator for a market is made by translatorFor."],
  ["orAway", "Say the condition: whenDatabaseUp."],
  ["isAway", "Say the condition: isConnectionError."],
  ["say", translate],
  ["says", "Name the value, not that a text tells it: statusText, expectedPrice …"],
  ["told", "Name the value, not that a text tells it: statusText, dayText …"],
  ["of", "A preposition names nothing: say which record, element or count it is."],
  ["Place", paths],
  ["Standing", paths],
  ["Way", "Say which: a route, a redirect, a path, a choice of the search …"],
  ["waysOut", "What a search without results offers stands in no-results."],
  ["Words", "Six files and types had this name. Say which: Messages, Phrases, WordDiff …"],
  ["Given", matching],
  ["Look", matching],
  ["lookFor", matching],
  ["passTravel", matching],
  ["onlyThe", filters],
  ["withoutAll", filters],
  ["barAlone", filters],
  ["parseSearch", searchParams],
  ["writeSearch", searchParams],
  ["Fault", errorPage],
  ["FaultAsked", errorPage],
  ["faulty", errorPage],
  ["Refused", "What the API refuses with is an ApiError, handled by handleError."],
  ["Learnt", fastPath],
  ["unlearn", fastPath],
  ["keptKey", fastPath],
  ["FinishedPage", "A page that has been made is a RenderedPage."],
  ["Observed", "The server asks itself by a self-fetch."],
  ["startLate", "Starting React once the page is shown is deferred hydration."],
  ["sisters", alternates],
  ["staffs", "A page that staff make of blocks is a custom page."],
  ["endOfBlock", "The moment at which a block ends is its expiry: expiresAt."],
  ["provePage", liveCheck],
  ["proof", liveCheck],
  ["beats", presence],
  ["news", presence],
  ["newsOf", "What a visitor asks to hear of a departure is notify-me."],
  ["CalmPage", "A store that writes after a pause is debounced."],
  ["takenApart", "Blocks by their ids are normalized, and denormalized again."],
  ["putTogether", "Blocks by their ids are normalized, and denormalized again."],
  ["keepVersion", versions],
  ["keepUnkept", versions],
  ["bringBackPage", versions],
  ["askConflicts", "Say the condition: requireConfirmation."],
  ["leastTags", "The tags that cover all others are minimalTags."],
  ["Door", "What stands before the staff app without a session is the SignInGate."],
  ["beyondMenu", "Screens without an entry in the menu are hiddenScreens."],
  ["unmet", "Checks have failed or passed."],
]);

const endless = "It grows without end: name the file after the idea it holds.";
const riddle = "It is a riddle until the file is read: name it after the idea it holds.";

/** File names that say nothing of the content. */
export const bannedFiles = new Map([
  ["utils", endless],
  ["helpers", endless],
  ["misc", endless],
  ["common", endless],
  ["index", "Imports name the file itself, so nothing is found by the name of its folder."],
  ["show", "Eight files had this name: what makes a view of a record is its presenter."],
  ["words", "Six files had this name: say which words, as word-diff or messages do."],
  ["kept", "Say what is kept: fast-path, page-cache."],
  ["moments", "Three files had this name: say which moments, as publication plans do."],
  ["spot", "Two files had this name: cursor-path, highlight."],
  ["fill", "Rows that a new database starts with are its seed."],
  ["shelves", "Rows that a process keeps are entity-caches."],
  ["standing", "Who owns a path stands in path-owners."],
  ["observe", "The server asks itself by a self-fetch."],
  ["finished", "A page that has been made is a rendered-page."],
  ["ends", "When a block ends is its block-expiry."],
  ["soon", "Departures of the next weeks are upcoming-departures."],
  ["proof", liveCheck],
  ["beats", presence],
  ["news", presence],
  ["applied", "Filters that are set are active-filters."],
  ["passes", "What matched before is kept in the match-cache."],
  ["ahead", riddle],
  ["beside", riddle],
  ["coming", riddle],
  ["folded", riddle],
  ["heads", riddle],
  ["here", riddle],
  ["leaves", riddle],
  ["meaning", riddle],
  ["narrow", riddle],
  ["settled", riddle],
  ["stage", riddle],
  ["total", riddle],
]);
