/**
 * How long a journey waits for one thing, in ms: for a machine that is ten times slower than usual,
 * so that what ends it is a fault. How fast the product is, `bench/` says.
 */
export const patience = 120_000;
