/** The path below which browsers call the API, where the configuration sets no other. */
export const defaultApiBase = "/api";
