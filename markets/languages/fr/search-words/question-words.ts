import type { QuestionWords } from "#markets/search-words/question-words.ts";

export const questionWords: QuestionWords = {
  topics: {
    alone: "seul*, solo, connai*, sans ami*, en solitaire, celibataire*, ne connais",
    companions:
      "avec qui, qui part, qui vient, qui sera, noms, nom, autres voyageurs, participants, compagnons",
    age: "age, ages, ans, tranche*, vieux, jeune*, 25 35, 35 49, moyenne d age",
    coordinator: "accompagn*, encadr*, coordinat*, guide, guides, accompagnat*, chef de groupe",
    flight: "vol, vols, avion*, billet*, aeroport*, voler, aerien*",
    planned: "prevu, prevue, programme, programmee, planifie*, au calendrier",
    almostConfirmed: "presque confirme*, presque garanti*, bientot garanti*",
    confirmed:
      "confirme*, confirmation, garanti, garantie, garantis, assure de partir, sur de partir, part a coup sur",
    almostFull: "presque complet*, dernieres places, peu de places, quasi complet*",
    waitingList: "sur demande, liste d attente, en attente",
    soldOut: "complet, complete, epuise*, plus de place*, plein",
    status: "statut*, etat",
    minimum:
      "minimum, pas assez, assez de monde, trop petit*, ne se remplit pas, rempli*, pas atteint, nombre de participants, peu d inscrits, pas assez de monde",
    payment:
      "pay*, paie*, carte bancaire, carte bleue, carte de credit, virement, regl*, cheque*, plusieurs fois",
    deposit: "acompte*, arrhes, depot, avance",
    balance: "solde, reste a payer, deux fois, reste du prix",
    currency: "devise*, dollar*, euro*, livre*, monnaie, change",
    price: "prix, cout*, combien coute, tarif*",
    increase: "augment*, major*, hausse*, changement* de prix",
    included: "inclus*, compris*, comprend*, inclut",
    excluded:
      "pas inclus*, pas compris*, n est pas compris, non compris, non inclus, en plus, en sus, exclu*, a part, supplementaire*, l est pas",
    kitty: "sur place, caisse commune, caisse, cagnotte, pot commun",
    cancelling:
      "annul*, desist*, resili*, resolution, change d avis, changer d avis, changes d avis, renonc*, ne peux plus, retract*",
    free: "gratuit*, sans frais, gratis",
    flexible: "flexible*",
    refund: "rembours*, recuper*, rendu, argent, rendez",
    late: "jours avant, derniere minute, dernier moment, semaine avant, semaines avant, jour avant, mois avant, apres ces delais, delais, tard, veille",
    transfer:
      "a ma place, ma place, votre place, ced*, cession, remplac*, changer le nom, changement de nom, quelqu un d autre",
    withdrawal: "retractation, 14 jours, quatorze jours",
    insurance: "assur*, police d assurance",
    vaccination: "vaccin*, fievre jaune, paludisme",
    emergency: "urgence*, probleme*, tombe malade, malade*, accident*, hopital, ca tourne mal",
    visa: "visa*, passeport*, formalite*, piece d identite, carte d identite, esta, papiers",
    fitness:
      "physique*, en forme, sportif*, sportive*, effort*, difficile*, fatigant*, entraine*, condition physique",
    rain: "pluie*, pleut, pleuvoir, mauvais temps, pleuv*",
    room: "inconnu*, chambre*, dor*, lit, lits, couch*, hebergement*, partag*, loge*",
    private:
      "prive*, individuel*, simple, pour moi, seul en chambre, notre chambre, supplement single",
    couple:
      "couple*, a deux, pour deux, mari, femme, copain, copine, compagn*, conjoint*, notre, double, deux",
    noRoom: "tente*, refuge*, bateau*, auberge*, camping, igloo, bivouac, pas possible",
    luggage: "bagage*, valise*, sac, sacs, sac a dos, trolley",
    plugs: "prise*, adaptateur*, fiche*, tension, chargeur*, electri*",
    cash: "distributeur*, especes, liquide, retirer, monnaie locale, quelle monnaie, cartes, cash",
    tapWater: "robinet, eau potable, boire l eau, eau",
    duration: "dure, duree, durent, combien de nuits",
    departures: "quand part, prochain depart, prochains departs, quelles dates, dates",
    seats:
      "combien de places, places libres, places restantes, reste des places, encore de la place, places disponibles, reste t il des places",
    complaint: "reclam*, plaint*, plaindre",
    mediation: "mediat*, litige*, tribuna*, justice",
    personalData: "donnees, vie privee, rgpd, confidentialite, donnees personnelles",
    keeping: "conserv*, gard*",
    erasing: "efface*, supprim*, droits, droit, oubli",
    cookies: "cookie*, traceur*",
    newsletter: "newsletter*, publicite*, promotion*, infolettre, e mails d information, spam",
    account: "compte, inscri*, mot de passe, profil",
    reviews: "avis, commentaire*, notes",
    liability: "responsab*, dommage*, indemni*",
    insolvency: "insolvab*, faillite, garantie financiere",
    contact:
      "contact*, telephone*, appeler, appelle, ecri*, email, e mail, mail, whatsapp, service client, parler a, joindre, horaire*, adresse*",
    changing: "changer de date, changer la date, autre date, modifi*, report*, deplacer",
    group: "groupe*",
    size: "combien de personnes, combien sommes, taille du groupe, taille des groupes, vous etes combien, on est combien, on sera combien, combien on est, combien de gens, gros groupe*, grand groupe*, petit groupe*, nombre de personnes, nb de personnes, a combien on part, combien de voyageurs, combien de participants, groupes restent petits, groupe reste petit, taille prevue",
    children: "enfant*, mineur*, ma famille, en famille, toute la famille, fils, fille",
    diet: "allergi*, vegetarien*, vegan*, vegane*, vege, gluten, coeliaque, intoleran*, regime, mang*, nourriture, repas, bouffe, diner*, petit dejeuner inclus, lactose, halal, casher, diabet*, arachide*, noix, fruits de mer, viande",
    meeting:
      "point de rendez vous, rendez vous, rdv, ou se retrouve, on se retrouve, se retrouver, rejoindre le groupe, point de rencontre, ou on se voit, lieu de rencontre",
    photos: "photo*, image*, appareil photo, album, filmer, cliche*",
    meetups:
      "wemeet, se rencontrer avant, rencontr* avant, se voir avant, soirée, soirées, événement, événements, apéro*, rencontrer en vrai, faire connaissance avant, rencontres",
    extraordinary:
      "guerre, guerres, seisme*, tremblement de terre, eruption*, pandemie*, covid, ouragan*, typhon*, cyclone*, greve, greves, coup d etat, attentat*, terroris*, emeute*, troubles, catastrophe*, inondation*, extraordinair*, force majeure, deconseille*, epidemie, quarantaine",
    conduct:
      "comport*, se conduit mal, se tient mal, impoli*, racis*, sexis*, harcel*, homophob*, embete*, dérange les autres, vous renvoyez, renvoyer, exclu du groupe, exclure, ivre, bourré*, respect*, discrimin*, gay, gays, homo, homos, lesbien*, lgbt*, queer, trans, jugé*, ma religion",
    health:
      "fauteuil roulant, fauteuil, handicap*, mobilité réduite, béquille*, sourd*, aveugle*, malvoyant*, asthm*, epilep*, probleme de sante, problemes de sante, problème cardiaque, maladie, traitement médical, medicament*, chroniqu*, genou*, prothèse, autis*",
    alerts:
      "prevenez moi, me prevenir, me prevenez, alerte*, notifi*, cloche, me tenir au courant, tenez moi au courant, m avertir, m avertissez, avertir, faites moi signe, me dire quand",
    footprint:
      "durable*, ecolog*, environnement, empreinte, carbone, co2, éthique*, tourisme responsable, responsable de l environnement, à dos d éléphant*, bien être animal, plastique, surtourisme, populations locales, orphelinat*",
    booking:
      "comment réserver, comment je réserve, comment on réserve, comment faire pour réserver, comment se passe la réservation, m engage, engage à, engagement, demander une place, demande de place, garder une place, garder ma place, bloquer une place, m inscrire, s inscrire, inscri*",
    programme:
      "changez le programme, changement de programme, changements de programme, modifi*, modifier le programme, autre hôtel, changer d hôtel, changez d hôtel, changement d itinéraire, changer l itinéraire",
  },
  idle: "couvre, couvrent, couvert, couverte, couverture, genant, grave, probleme, gene, a, ai, ainsi, alors, apres, as, au, aucun, aura, aurons, aur*, aussi, autre, autres, aux, avant, avec, avez, avoir, avons, bien, bonjour, bonsoir, bout, c, ca, car, ce, cela, ces, cet, cette, chaque, chez, comme, comment, combien, d, dans, de, debut, deja, demand*, depart, departs, depuis, derniere, des, dis, dit, dire, dois, doit, doiv*, donc, du, en, encore, entre, est, et, etait, etre, eu, eux, fai*, fau*, font, fois, grave, il, ils, j, jamais, je, jour*, jusqu, jusque, l, la, le, les, leur, leurs, lui, m, ma, mais, me, meme, merci, mes, moi, moins, moment, mon, monde, n, ne, ni, non, nos, nous, on, ont, or, ou, oui, par, parce, part, partir, pars, partez, pas, passe, pendant, personne, personnes, peu, peut, peux, pouv*, pourr*, plus, plutot, possible, pour, pourquoi, pren*, pris, puis, puisque, qu, quand, que, quel, quelle, quelles, quels, qui, quoi, rien, s, sa, sans, sait, savoir, sais, saur*, se, sera, ser*, ses, si, signifi*, soi, soit, sommes, son, sont, suis, sur, svp, t, ta, tant, te, tes, toi, ton, toujours, tous, tout, toute, toutes, tres, trop, tu, un, une, utile, va, vais, vas, vers, veu*, veut, veux, vien*, ven*, voir, vois, voit, vont, vos, votre, voudr*, vous, voul*, voyag*, vrai, vraiment, y, achet*, reserv*, besoin, faire, marche*, fonction*, expliqu*, salut, temps, exact*, info*, question*, aide*, propos*, bonne, bon, mettre, met, arriv*, ensemble, saisir, obligatoire*, necessaire*, mois, semaine*, heure*, ete",
};
