/** A reading of the database that has begun; `end` it however it ends. */
export type Reading = Readonly<{ since: number }>;

/** A reading that hangs would otherwise have every later change remembered for it. */
const maxRemembered = 10_000;

/**
 * When each tag was last invalidated, as far as a reading that is under way has to know it. What was
 * read before a change of its data is not kept.
 */
export const createTagChanges = () => {
  const invalidatedAt = new Map<string, number>();
  const readings = new Set<Reading>();
  let clock = 0;
  let clearedAt = 0;

  /** Whatever reads has begun later than these moments, so that nobody asks for them. */
  const forgetOld = (): void => {
    const oldest = Math.min(clock, ...[...readings].map(({ since }) => since));
    for (const [tag, at] of invalidatedAt) if (at <= oldest) invalidatedAt.delete(tag);
  };

  const clear = (): void => {
    clock += 1;
    clearedAt = clock;
    invalidatedAt.clear();
  };

  return {
    begin(): Reading {
      const reading = { since: clock };
      readings.add(reading);
      return reading;
    },
    end: (reading: Reading): void => void readings.delete(reading),
    /** Whether none of the tags, nor everything, was invalidated since a reading began. */
    isCurrent: (tags: readonly string[], { since }: Reading): boolean =>
      clearedAt <= since && !tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > since),
    /** Whether anything at all was invalidated since. */
    hasChanged: ({ since }: Reading): boolean => clock > since,
    invalidate(tags: readonly string[]): void {
      forgetOld();
      clock += 1;
      for (const tag of tags) invalidatedAt.set(tag, clock);
      // What is read meanwhile is then not kept, whatever it is of.
      if (invalidatedAt.size > maxRemembered) clear();
    },
    clear,
    /** How many tags are remembered. */
    count: (): number => invalidatedAt.size,
  };
};

export type TagChanges = ReturnType<typeof createTagChanges>;
