let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Has every clock of the staff app show the zone of the market that is worked on. A screen that
 * showed the browser's too would have two times for one moment.
 */
export const setOfficeZone = (timeZone: string): void => {
  zone = timeZone;
};

/** The browser's own before a market is known. */
export const officeZone = (): string => zone;
