export const absentTour = "There is no such departure.";
export const absentTravel = "There is no such travel.";

/** Minutes for which events of one person wait for others, with which they share a mail. */
export const sharedMinutes = 10;

/** The page of alerts and the first part of their links in mails, the same in all markets. */
export const alertsPath = "/alerts";
