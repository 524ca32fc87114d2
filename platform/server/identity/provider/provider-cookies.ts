/**
 * The names of an embedded provider's cookies. Over https they begin with `__Host-`, so that no
 * other host of the same domain can put one in their place.
 */
export const providerCookies = (name: string, secure: boolean) => {
  const prefix = secure ? "__Host-" : "";
  return {
    session: `${prefix}${name}-provider`,
    interaction: `${prefix}${name}-interaction`,
    resume: `${prefix}${name}-resume`,
  };
};

/** Cookies of a provider with those that sign them. */
export const signed = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `${name}.sig`]);
