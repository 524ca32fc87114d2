/**
 * What stands over a record's page. An emptied name makes no new record of a stored one.
 * @param one such as `page` or `travel`
 */
export const recordTitle = (name: string, isStored: boolean, one: string): string => {
  if (name.trim() !== "") return name;
  return isStored ? `A ${one} without a name` : `New ${one}`;
};
