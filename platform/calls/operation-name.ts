/** `date-ranges` becomes `DateRanges`, for operation ids such as `listDateRanges`. */
export const toPascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)[a-z]/g, (match) => match.replace("-", "").toUpperCase());
