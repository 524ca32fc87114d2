import type { Messages } from "#markets/languages/en/site.ts";

export const site: Messages = {
  "layout.skip": "Aller au contenu",
  "home.title": "Pars en solo. Reviens à douze.",
  "home.lead":
    "Des voyages en petit groupe avec des gens de ton âge, menés par quelqu’un qui connaît déjà le chemin.",
  "notFound.title": "Cette page est introuvable",
  "notFound.text": "Elle n’est sur aucune carte.",
  "error.generic": "Une erreur s’est produite, réessaie plus tard",
};
