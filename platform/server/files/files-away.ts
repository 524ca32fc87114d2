/**
 * The store of files does not answer, or not as it should. The message is for the log and for
 * administrators. It names no cause, which others would take for one of the database.
 */
export class FilesAway extends Error {}

/** The store answers and refuses us: another try changes nothing, another setting does. */
export class FilesRefused extends FilesAway {}
