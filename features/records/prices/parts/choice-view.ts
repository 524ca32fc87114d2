/** Links of which each shows the same page with another choice. */
export type ChoiceGroup = Readonly<{
  label: string;
  options: readonly Readonly<{ text: string; path: string; isChosen: boolean }>[];
}>;
