/**
 * How a language's visitors call the types of travel, each as it is usually named and as it is
 * searched. A type of the market that bears one of the words is meant by all of them. Single words
 * of the texts, such as “hiking”, are left out: the search finds them by themselves.
 */
export type TypeWords = readonly (readonly string[])[];
