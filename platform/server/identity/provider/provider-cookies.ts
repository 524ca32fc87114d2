/**
 * Over https the names begin with `__Host-`, so that no other host of the same domain can set them.
 */
export const providerCookies = (name: string, secure: boolean) => {
  const prefix = secure ? "__Host-" : "";
  return {
    session: `${prefix}${name}-provider`,
    interaction: `${prefix}${name}-interaction`,
    resume: `${prefix}${name}-resume`,
  };
};

/** Adds the names of the cookies that hold the signatures. */
export const withSignatures = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `${name}.sig`]);
