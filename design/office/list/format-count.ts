const counts = new Intl.NumberFormat("en");

/** `1,204` */
export const formatCount = (count: number): string => counts.format(count);
