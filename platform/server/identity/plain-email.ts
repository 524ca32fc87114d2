/** An e-mail as accounts are kept by it and attempts are counted, however it was typed. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();
