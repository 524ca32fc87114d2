import type { MarketId } from "#markets/market-type.ts";

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Who writes reviews, by market. A coordinator's name does not stand among those of their own
 * market, so that nobody seems to praise themselves, and there are more names than one trip has
 * reviews.
 */
export const reviewers: Readonly<Record<MarketId, readonly string[]>> = {
  "it-IT": names(`
    Alessia Marco Valentina Luca Silvia Stefano Ilaria Paolo Beatrice Nicola Serena Fabio Noemi
    Riccardo Arianna Gabriele Benedetta Emanuele Claudia Michele Debora Vincenzo Roberta Antonio
    Greta Giacomo Eleonora Filippo Camilla Edoardo Laura Salvatore Irene Daniele Caterina Pietro
    Angela Gianluca Rebecca Enrico Veronica Samuele Monica Alberto Erika Leonardo Rossella Cristian
    Miriam Mattia Viola Domenico Federica Giuseppe
  `),
  "en-US": names(`
    Emily James Madison Daniel Ashley Brandon Olivia Nathan Brianna Ryan Megan Adam Leila Sam
    Natalie Jordan Rachel Kevin Alejandra Zach Kayla Andrew Priscilla Mike Danielle Luis Courtney
    Connor Nia Jake Samantha Derek Grace Carlos Allison Justin
  `),
  "en-WE": names(`
    Sophie James Charlotte Daniel Grace Ben Olivia Nathan Chloe Ryan Megan Adam Leila Sam Harriet
    Jack Bethan Rhys Eilidh Lewis Amara Josh Alice Hamish Georgia Luke Ruby Dev Lauren George Holly
    Connor Sunita Matthew Poppy Ollie
  `),
  "es-ES": names(`
    Laura Javier Cristina Pablo Ana Sergio Irene Diego Raquel Mario Elena Rubén Nuria Óscar
    Beatriz Adrián Sara Jorge Ainhoa Marc Paula Gonzalo Rocío Xavier Silvia Daniel Patricia Unai
    Claudia Guillermo Noelia Jaime Leire Víctor Alba Miguel
  `),
  "fr-FR": names(`
    Julie Nicolas Marion Antoine Sophie Pierre Clara Julien Lucie Romain Sarah Vincent Élodie Hugo
    Pauline Thomas Mathilde Karim Justine Maxime Léa Florian Emma Yann Chloé Alexandre Amandine
    Guillaume Noémie Quentin Laure Samir Margaux Adrien Claire Benoît
  `),
  "de-DE": names(`
    Anna Tobias Laura Sebastian Julia Florian Sophie Daniel Marie Philipp Nina Christian Eva Moritz
    Sarah Jan Franziska Timo Lisa Maximilian Johanna David Carolin Fabian Miriam Simon Theresa
    Emre Annika Benedikt Sandra Niklas Elif Matthias Hannah Stefan
  `),
  international: names(`
    Anneke Tomás Ingrid Pieter Agnieszka Henrik Joana Kasper Zuzana Liam Katarzyna Emil Ana Mikkel
    Sinéad Andrei Saara Wouter Elitsa Rui Linnea Marek Aoife Bence Nina João Ilze Dimitris
  `),
};
