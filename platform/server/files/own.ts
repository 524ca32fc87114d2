/** Modes of what the account of the process alone may read and write. */
export const ownFolder = 0o700;
export const ownFile = 0o600;
