/** E-mail addresses, numbers of telephones, cards and documents, and addresses of pages. */
const ofPeople = [
  /[\p{L}\p{N}._%+-]+\s*@\s*[\p{L}\p{N}.-]+/gu,
  /https?:\/\/\S+/g,
  /\b[a-z]{2}\d{2}[\d ]{8,30}\b/gi,
  /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{7,}\b/gi,
  /(?:\+|00)?\d(?:[\d ()/.-]{5,})\d/g,
];

/** A text as it may be kept: what may tell who wrote it is left out. */
export const withoutPeople = (text: string): string =>
  ofPeople.reduce((kept, pattern) => kept.replaceAll(pattern, "…"), text);
