/** Corrects what was reserved by what was used. */
type Settle = (used: number) => void;

/** Counts tokens of a day in UTC, so that a model never costs more than is allowed. */
export const createTokenBudget = (tokensADay: number, now: () => Date) => {
  let day = "";
  let used = 0;
  return {
    /** @returns null where so many tokens are not left today */
    reserve(tokens: number): Settle | null {
      const today = now().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        used = 0;
      }
      if (used + tokens > tokensADay) return null;
      used += tokens;
      return (spent) => {
        if (today === day) used += spent - tokens;
      };
    },
  };
};
