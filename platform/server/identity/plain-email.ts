/**
 * The form in which accounts store an e-mail and in which attempts are counted, however it was
 * typed.
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
