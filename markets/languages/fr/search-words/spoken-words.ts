import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "toute seule, tout seul, en solo, sans connaitre, connais personne, ne connais personne, sans copains, sans copines, jsuis seul*, venir seul*, la seule, le seul, en celib*, personne avec qui, seul, seule, partir seul*, voyager seul*, timide*, introverti*, trouver ma place, m integrer, integr*, que des couples, tenir la chandelle, premiere fois seul*, mise a l ecart",
    companions:
      "c est qui les autres, qui sont les autres, les autres, qui d autre, combien de filles, combien de femmes, combien de mecs, combien d hommes, profil des, quel genre de personnes, compagnons de voyage, compagnie, deja inscrit*, plus de femmes, voir qui",
    age: "limite d age, age limite, age max*, age min*, trop vieux, trop vieille, trop jeune, mon age, gens de mon age, quadra*, trentaine, quarantaine, cinquantaine, vingtaine, trentenaire*, quinqua*, j ai 2*, j ai 3*, j ai 4*, j ai 5*, jai 2*, jai 3*, jai 4*, jai 5*, anniversaire, majeur, majeure, age minimum, age maximum, soixantaine, tranche, tranches, plus de 50",
    coordinator:
      "quelqu un de chez vous, un de vous, qui nous guide, qui nous accompagne, qui organise sur place, responsable du groupe, animateur*, chef d equipe, accompagnement, encadrement, qui guide, qui encadre, quelqu un de votre equipe, accompagnateur*, accompagnatrice*",
    flight:
      "en avion, vols, aerien, prendre l avion, escale*, compagnie aerienne, air france, aeroport, avion, avions, billet, billets, comment j y vais, prendre le vol, acheter mon vol, acheter le vol",
    confirmed:
      "sur a 100, certain de partir, c est sur, part vraiment, va partir, maintenu, aura bien lieu, aura lieu, vraiment lieu",
    almostFull: "presque plus de place*, il reste peu, bientot complet",
    waitingList:
      "liste attente, si une place se libere, se libere, si quelqu un annule, desistement d un autre",
    soldOut: "plus de places, plus de dispo, plus aucune place, c est plein, c est complet",
    minimum:
      "pas assez de gens, pas assez d inscrits, pas assez de participants, assez de gens, assez d inscrits, vous annulez, voyage annule, depart annule, annule par vous, groupe pas complet, groupe ne se forme pas, se forme pas, peu de monde, personne ne s inscrit, groupe trop petit, pas rempli, si vous annulez, c est vous qui annul*, est annule, manque une personne, il manque, groupe incomplet, se remplit, voyage ne part pas, ne part pas, tombe a l eau, trop peu de monde",
    payment:
      "paiement*, mensualite*, en plusieurs fois, 3 fois, 4 fois, cb, iban, prelev*, comment payer, moyen de paiement, moyens de paiement, paye comment, cheque vacances, payer, paye, trois fois, mensualit*, quand payer, debit*, echelonn*, regler, reglement",
    deposit:
      "avancer, faut avancer, verser, versement, bloquer ma place, bloquer une place, reserver ma place, retenir une place, payer tout de suite, au moment de reserver, pour reserver, premier paiement, a la resa, caution, verser au depart, payer a la reservation, premier versement, pour reserver combien, avance a verser",
    balance:
      "le reste, quand le reste, reste a regler, deuxieme paiement, totalite, tout payer, finir de payer, payer la suite, reste de la somme, reste de l argent, deuxieme versement, dernier versement, payer le reste",
    price:
      "a combien, combien ca coute, ca coute, combien ca fait, c est combien, combien le voyage, cher, chere, budget, ca revient a, montant, prix total, combien pour, vaut, combien vaut",
    increase:
      "plus cher apres, augmentation, carburant, surcharge*, prix ferme, prix fixe, prix bouge, prix peut, grimp*, monter le prix, prix peut monter, prix monte, prix bloque",
    included:
      "dedans, dans le prix, tout compris, all inclusive, compris dedans, inclus dedans, fait partie du prix, prix comprend, ca comprend, comprend quoi, compris, comprise, comprend, repas compris",
    excluded:
      "frais caches, frais en plus, a ma charge, de ma poche, a prevoir en plus, extras, couts supplementaires, en dehors du prix, en supplement, je dois acheter, prendre moi meme, moi meme, en sus, pas compris, pas inclus, a payer en plus, hors du prix",
    kitty:
      "la cagnotte, cagnotte du groupe, tirelire, pot, argent commun, argent du groupe, fonds commun, mise en commun, payer la bas, cagnotte*, argent de la cagnotte, qui garde l argent, reste de l argent dans, mettre de l argent",
    cancelling:
      "me desiste, desister, plante, me retire, retirer, j y vais plus, je viens plus, je ne viens plus, ne pars plus, je pars plus, si je peux pas, peux plus venir, peux pas venir, imprevu, empechement, annulation, lacher, me defiler, change d idee, changer d idee, renoncer, annuler, annule, annulation*, me desister, je ne peux plus partir, peux pas partir, ne viens plus, imprevu*, me retirer, ne pas partir, laisse tomber",
    free: "je paie rien, sans penalite, penalite*, frais d annulation, je perds, perds, perdre, sans penalite*, perdre de l argent, sans payer, sans rien perdre",
    flexible: "flex, option flex, flexi, flexibilite, option flexible",
    refund:
      "mes sous, mon argent, recupere, recup*, perds combien, perds tout, tout perdre, rembourse, me rend, me rendez, rendre l argent, sous reviennent, thune*, fric, bon d achat, avoir a la place, un avoir, me retracter, rendu",
    late: "la veille, une semaine avant, deux semaines avant, un jour avant, peu avant, juste avant, au dernier, a la derniere, avant de partir, j moins, trop tard, apres la date limite, apres le delai, delai depasse",
    transfer:
      "prendre ma place, prend ma place, donner ma place, donne ma place, vendre ma place, revendre, remplacant*, remplacer, a quelqu un d autre, une autre personne, autre personne, quelqu un a ma place, passer ma place, laisser ma place, echanger ma place, partir a ma place, ma place a, ceder, revendre ma place, mon frere a ma place",
    insurance:
      "couvert, couverte, couverture, couvre, vol de bagage, bagage perdu, bagages perdus, rapatrie*, frais medicaux, assurance annulation, mutuelle, garanties, prend en charge, prise en charge, couvr*, assurance*, assure*, couvert*, vol de, vole*, rapatri*, sinistre, franchise",
    vaccination:
      "vaccins, vacciner, antipaludeen*, malaria, hepatite, rage, piqure*, prophylaxie, dengue",
    emergency:
      "me casse, casse une jambe, casse la jambe, jambe cassee, blesse*, malade la bas, tombe malade, medecin, docteur, ambulance, secours, vole mon passeport, vol de passeport, perds mon passeport, perdu mon passeport, coince*, galere*, pepin, souci*, appeler qui, qui appeler, qui prevenir, prevenir, a l aide, qui m aide, fievre, sos, malade, cheville, entorse, qui j appelle, intoxication, se passe mal, probleme sur place",
    visa: "expire*, perime*, validite, valide, cni, douane, frontiere*, papier*, eta, document*, formalites d entree, documents, frontiere, expire",
    fitness:
      "randonnee*, rando, marche*, marcher, kilometre*, km par jour, dur, dure physiquement, physiquement, cardio, sport, faineant*, flemmard*, niveau, endurance, certificat medical, crevant, fatigue*, monter, denivele*, souffle, difficile, difficulte, dure, niveaux, marcher beaucoup, marche beaucoup, on marche, heures de marche, randonn*, entrain*, surpoids, essouffl*, exigeant*",
    rain: "s il pleut, flotte, orage*, tempete, mauvaise meteo, deluge, mousson, il pleut, intemperie*, averse*",
    room: "hotel, hotels, dort ou, on dort, dormir avec, ronfl*, coloc*, piaule, gens que je connais pas, avec des inconnus, meme chambre, chambre partagee, voisin* de chambre, ou on dort, ou dort on, nuitee*, logement*, loger, partager, partage, dormir, dors, dort, hotel*, mixte*, meme sexe, avec un homme, avec une femme, avec des hommes, dortoir*, superposes",
    private:
      "ma chambre, chambre a moi, chambre pour moi, chambre seul*, dormir seul*, dors seul*, pas partager, ne pas partager, veux pas partager, sans partager, supplement, rien qu a moi, chambre single, single, mon lit a moi, mon propre lit, toute seule dans la chambre, intimite, chambre individuelle, chambre seule, supplement chambre, chambre privee, privati*",
    couple:
      "mon copain, ma copine, mon mec, ma meuf, mon mari, ma femme, mon conjoint, ma conjointe, ma compagne, mon compagnon, mon ami et moi, ma amie et moi, et moi, on est deux, nous deux, tous les deux, toutes les deux, lit double, grand lit, lune de miel, meilleur* ami*, ma pote, mon pote, dormir ensemble, dort ensemble, reserver ensemble, amoureux, en couple, mon amie, mon ami, ma meilleure amie, avec une amie",
    noRoom: "yourte, voilier, gite, sous tente, cabane",
    luggage:
      "bagage a main, bagage cabine, cabine, soute, quoi emporter, emporter, emmener, prendre avec moi, faire ma valise, faire mon sac, quoi mettre, kilos, litres, poids, duffel, rigide, a roulettes, roulettes, quoi prendre, qu est ce que j emporte",
    plugs:
      "prise electrique, quelle prise, brancher, recharger, courant, adaptateur prise, voltage, transfo*, charger mon, courant electrique",
    cash: "changer de l argent, argent liquide, combien de liquide, payer par carte, carte acceptee, carte passe, dab, monnaie sur place, sous sur place, pourboire*, change argent, bureau de change, payer en carte, cartes acceptees, change, monnaie, combien d argent, argent sur place",
    tapWater:
      "eau du robinet, du robinet, eau est potable, boire l, boire du robinet, gourde, eau en bouteille, potable, bouteille d eau",
    duration:
      "combien de temps dure, combien de jours, dure combien, ca dure, nombre de jours, longueur, c est long, combien de semaines",
    departures:
      "prochain voyage, prochaine date, prochaines dates, prochain, prochaine, quand partez vous, quand est ce que, c est quand, quand a lieu, calendrier, partez quand, date de depart, date du, quand partez, quand part on, a quelle date",
    seats:
      "dispo, dispos, disponib*, reste de la place, reste une place, reste t il, encore des places, place libre, combien reste, places",
    complaint:
      "pas content*, mecontent*, decu*, arnaque, insatisfait*, me plains, service nul, plainte*, me plaindre, insatisf*, mal passe",
    mediation: "avocat*, proces, attaquer en justice, juge, quelle loi, droit applicable",
    personalData:
      "mes donnees, qui voit mon, qui voit mes, mes infos, mes coordonnees, infos perso, mon numero, mes informations, savez de moi, savez sur moi, vendez mes, a qui donnez, numero de passeport, mon mail, tiers",
    account:
      "connexion, se connecter, login, creer un compte, m inscrire sur le site, identifiant, ouvrir un compte, me connecter, m enregistrer",
    newsletter:
      "mails publicitaires, spams, desabonner, me desinscrire, pub, pubs, promo*, ne plus recevoir, plus recevoir, desabonn*, spam*, vos mails, vos e mails",
    reviews:
      "retours, temoignages, on dit quoi de vous, etoiles, notes, feedback, note, ce que disent, faux avis, temoignage*, trustpilot",
    insolvency:
      "coulez, fermez boutique, mettez la cle, argent protege, argent securise, argent en securite, apst, depot de bilan, fermez, mon argent est, garantie*, arnaque*, fiable*, confiance, serieux",
    contact:
      "vraie personne, un humain, humain, parler a quelqu un, vous appeler, vous ecrire, numero, tel, standard, conseiller*, tchat, chat, vous joindre, repondez, telephon*, ecrire, parler a un humain, horaires, adresse, bureau*",
    changing:
      "changer de voyage, changer de depart, autre depart, repousser, decaler, reporter, bouger ma date, plus tard, modifier ma reservation, changer ma reservation",
    children:
      "bebe*, gosse*, gamin*, ado*, mon fils, ma fille, 16 ans, 17 ans, en famille, ado, ados, fils de * ans, fille de * ans, mon fils de * ans, ma fille de * ans",
    keeping: "gardez, combien de temps gard*, garder mes, stock*",
    erasing:
      "effac*, suppression, oubli*, copie de mes donnees, mes droits, fermer mon compte, disparaisse, enlever ma photo, retirer ma photo",
    size: "a combien, petit groupe, grands groupes, gros groupe, petits groupes",
    diet: "allerg*, coeliaque*, manger, petit dejeuner",
    meeting:
      "ou se retrouve*, ou on se retrouve, ou commence, ou debute, retrouver le groupe, premier jour ou, lieu de depart",
    photos: "video*, filme*, instagram, reseaux sociaux, mon visage, mon image",
    liability: "faute, qui paie si, indemnis*, dedommag*",
    withdrawal: "droit de retractation",
    programme: "modifications de notre part, changez le programme, changer le programme",
    extraordinary: "exceptionnelles, circonstances exceptionnelles",
  },
  idle: "jsuis, jpeux, jveux, jai, cest, ct, ca, qd, pk, pq, pcq, ds, ac, bcp, tt, tjs, mdr, lol, stp, svp, slt, bjr, cc, ouais, nan, bah, ben, euh, oh, ah, hein, quoi, bref, genre, trop, grave, carrement, franchement, honnetement, vraiment, surement, peut etre, probablement, normalement, generalement, souvent, parfois, rarement, bientot, tot, tard le soir, aujourd hui, demain, hier, soir, nuit, nuits, matin, midi, week end, weekend, an, annee*, an dernier, direct, tout de suite, maintenant, apres coup, ensuite, enfin, finalement, ailleurs, partout, ici, la bas, la, loin, pres, proche, dehors, dessus, dessous, devant, derriere, autour, beaucoup, assez, presque, environ, quasi, moins, mieux, pire, meilleur*, bien sur, mal, nul, nulle, grand, grande, grands, petit, petite, petits, long, longue, court, courte, haut, bas, nouveau, nouvelle, beau, belle, joli*, bizarre, etrange, normal*, facile*, simple de, rapide*, lent*, vite, sur, sure, certain*, vrai, vraie, faux, juste, autre*, pareil, differ*, n importe, quelque*, quelqu, chacun, aucun*, plusieurs voyages, divers, tel, telle, truc*, chose*, machin, affaire*, cas, point, fait, facon, maniere, sorte, type, genre de, partie, coin, endroit*, lieu de, pays, monde entier, etranger, ville*, gens, mec, mecs, fille*, garcon*, homme*, femme*, monsieur, madame, mere, pere, maman, papa, frere, soeur, cousin*, collegue*, pote*, ami*, copains, copines, boite, agence, entreprise, societe, site, page, appli, app, internet, web, en ligne, vacances, sejour*, escapade, aventure, circuit*, itineraire*, destination*, trajet, tour, faudra, fallait, faut, falloir, devoir, devr*, doit, pouvoir, puisse*, pu, voulu, vouloir, aime*, ador*, prefer*, interess*, envie, penser, pens*, croi*, trouv*, sembl*, parai*, compren*, compris que, expliquer, raconte*, parl*, demand*, repond*, repons*, lis, lire, lu, vu, regard*, cherch*, utilis*, ser*, servir, essay*, commenc*, debut*, fini*, termin*, arret*, rest*, revien*, reven*, rentr*, sort*, mont*, descend*, pass*, met*, mis, mise, pos*, tien*, ten*, pri*, prend*, prenn*, donn*, don, donc, envoy*, recev*, recu, recoi*, port*, amen*, emmen*, laiss*, perm*, autoris*, interdit*, accept*, propose*, offr*, organis*, occup*, ger*, gerable, gere, prevoi*, prevoir, prevu de, compt*, suff*, besoin, utile, peur, peurs, stress*, timid*, inquiet*, gen*, honte, hesit*, doute*, bete, idiot*, craint, mort, premier*, deuxieme, second*, prochainement, suivant*, minute*, temps, heure, avance, truc, moment, tellement, autant, aussi, cependant, pourtant, sinon, malgre, selon, lors, lorsque, tandis, des que, afin, ainsi, voila, voici, allez, allons, aller, allait, viens, revient, faites, faisons, fasse, ferez, fera, etes, serez, seront, serait, seraient, aurait, auriez, avait, avaient, etait, etaient, ete, eu, ayant, etant, pile, plait, marche, marchent, fonctionn*, pendant, durant, sauf, vers, bien que, alors, puis, non plus, meme, peine, voire, car, arriv*, import*, signifi*, rappel*, sais, sait, savez, savoir, savent, dis, dit, dites, dire, expliqu*, attend*, serieusement, habituellement, general, depend*, moitie, entier, entiere, pareil*, different*, memes, plutot, propre, vois, voit, voyez, voir, voyant, tout en haut, elle, elles, voir des animaux",
  elsewhere:
    "vegan*, vegetarien*, vegetalien*, numero de telephone, ma commande, chien*, chat de, mon chat, ma chatte, animal, animaux, wifi, wi fi, carte cadeau, cartes cadeaux, bon cadeau, bons cadeaux, cadeau*, bitcoin*, crypto*, klarna, alma, cheques vacances, cheque vacances, ancv, reduc, reducs, reduction*, remise*, code promo, bon plan, etudiant*, retraite*, senior*, prof, profs, militaire*, fidelite, points, miles, salon vip, meteo, temps fait, temps fera, temps il fait, previsions, restaurant*, recette*, musee*, tour eiffel, ouvre, ferme, ferment, foot*, match, ligue, championnat, election*, gagne*, salaire*, boulot, job, jobs, boss*, travail*, embauch*, recrut*, cv, stage*, teletravail, seche cheveux, piscine, salle de sport, fumer, cigarette*, spa, massage*, drone*, enterrement de vie, evjf, evg, mariage, prompt, instruction*, blague*, poeme*, capitale, president*, bourse, actions, louer, location, voiture, parking, navette, taxi, enceinte, scolaire*, croisiere*, creme solaire, boite de nuit, bar, bars, toilettes, mer ou la montagne, paypal, apple pay, google pay, venmo, zelle, satispay, scalapay, bizum, revolut, quel temps, temps fait il, degres, pleut aujourd, pleut il, combien de degres, combien d etoiles, etoiles a l hotel, etoiles de l hotel, cours du dollar, cours de l euro, ryanair, easyjet, horoscope, quelle heure est, heure est il, comite d entreprise, comites d entreprise, ce d entreprise",
};
