/** The form in which accounts store an e-mail and attempts count it, however it was typed. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
