import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "ganz alleine, auf eigene faust, nur ich, als einzige*, die einzige, der einzige, keinen kenne, niemanden, niemand kenne, kenne keinen, alleinreisend*, einsam, fur mich alleine reisen, alleine komm*, alleine unterwegs, allein, alleine, allein reisen, alleine reisen, kenne niemand*, ohne jemanden zu kennen, schuchtern*, introvertiert*, anschluss, reinpassen, dazugehor*, nur parchen, funftes rad, aussenseiter*, zum ersten mal allein*",
    companions:
      "wer sind die anderen, die anderen, wer noch, wer alles mitkommt, wer alles dabei, wer dabei ist, wie viele frauen, wie viele manner, zusammensetzung, mitfahrer*, leute kennenlernen, schon angemeldet, schon gebucht, mehr frauen, mehr manner, sehen wer, mitreis*",
    age: "altersgrenze, altersbeschrankung, mindestalter, hochstalter, zu alt, zu jung, gleichaltrig*, in meinem alter, mein alter, ende 20, ende 30, mitte 30, anfang 30, anfang 40, mitte 40, uber 50, u30, u 30, jungere*, altere*, geburtstag, dreissig*, vierzig*, funfzig*, altersgrenze*, alter*, junger*, u40, u50, uber 40, uber 60, vierzig, funfzig, dreissig, jahre alt, sechzig",
    coordinator:
      "jemand von euch, einer von euch, wer leitet, wer fuhrt, wer begleitet, wer organisiert, ansprechpartner vor ort, teamer, leitung, betreuer*, kommt jemand von euch, kommt jemand mit, begleitperson, begleitet, begleitung, betreu*, jemand von euch dabei, ansprechpartner",
    flight:
      "fliegen, hinfliegen, anreise, airline*, fluggesellschaft, zwischenstopp, flughafentransfer, flugbuchung, flieger, flugzeug, flugtickets, ticket, tickets, umsteigen, wie komme ich hin, hinkommen, flug buchen, flug schon, ersetzt mir den flug",
    confirmed:
      "hundertprozentig, auf jeden fall statt, wirklich statt, fix, fest steht, safe, garantie dass",
    almostFull: "fast weg, nur noch wenige, nur noch ein paar",
    waitingList: "nachrucken, nachruck*, wenn jemand abspringt, wartelistenplatz",
    soldOut: "kein platz, keinen platz, nichts mehr frei, alles voll, belegt",
    minimum:
      "zu wenig leute, zu wenig anmeldungen, wenig anmeldungen, keiner mitkommt, niemand mitkommt, nicht genug anmeldungen, reise ausfallt, fallt aus, fallt die reise, ausfallt, reise abgesagt, abgesagt, ihr absagt, sagt ihr ab, kommt nicht zustande, nicht voll wird, voll wird, teilnehmerzahl, keiner bucht, ihr sagt ab, absagt, abgeblasen, ihr storniert, storniert ihr, ausfallen, zu wenig teilnehmer, fehlt noch einer, fehlt eine person, fehlt nur, mindestteilnehmer*, mindestzahl, sagt ab, absagt, absage, absagen solltet, nicht genug leute, genug leute, nicht genug anmeldungen, leute anmelden",
    payment:
      "abbuch*, sofortuberweisung, in raten, monatlich, rechnung, ec, giropay, karte zahlen, wie zahl*, bezahlung, zahlung*, zahlen, kreditkarte*, ratenzahlung*, wann zahle ich, wann muss ich zahlen, wie zahle ich, abgebucht",
    deposit:
      "wie viel sofort, sofort zahlen, gleich zahlen, vorab zahlen, vorher zahlen, erstmal zahlen, platz sichern, platz reservieren, reservier*, anzahlen, erste rate, bei buchung zahlen",
    balance:
      "den rest, der rest, wann der rest, bis wann zahl*, komplett zahlen, ganze summe, restsumme, gesamtbetrag, rest zahlen, schlussrate, zweite rate",
    price:
      "wieviel kostet, was kostet, wie teuer, kostenpunkt, preislich, gunstig, billig, wie viel geld, gesamtpreis, kohle, wie viel zahl*, was zahl*, reisepreis, kostet, wie viel kostet, budget, wieviel, gunstig*",
    increase:
      "teurer werden, nachtraglich teurer, aufschlag, zuschlag nachtraglich, kerosin, festpreis, preiserhohung*, steigen, steigt, preisgarantie, nachzahl*, preis hoch",
    included:
      "im preis drin, ist drin, mit drin, im preis, all inclusive, alles drin, beinhaltet, enthalt, umfasst, dazu gehort, dabei im preis, essen dabei",
    excluded:
      "extrakosten, versteckte kosten, zusatzkosten, nebenkosten, nicht drin, selber zahl*, selbst zahl*, selber buch*, selbst buch*, selber kummern, selbst kummern, obendrauf, noch dazu, kommt noch dazu, extra zahl*, extra kost*, zusatzkosten, kommt dazu",
    kitty:
      "gemeinsame kasse, topf, gemeinsamer topf, reisekasse, zusammenlegen, geld zusammen, gemeinsames geld, ubrig bleibt, wer hat das geld, wer verwaltet das geld",
    cancelling:
      "doch nicht kann, doch nicht mit, doch nicht will, nicht kann, abspring*, rausziehen, rauskomm*, aussteig*, dazwischen kommt, dazwischenkommt, verhindert, kneif*, stornier*, kundig*, ich absage, absage, nicht antrete, nicht mitfahr*, nicht mitkomm*, ruckgangig, anders uberleg*, absagen, abspringen, aussteigen, zurucktreten, rucktritt*, nicht mitkommen, nicht mitfahren, kann doch nicht, umentscheid*, was dazwischen, dazwischen, kneifen, ruckzieher, uberleg*, krank vor der reise",
    free: "nichts zahlen, ohne gebuhr, gebuhr*, strafe, verlier*, ohne gebuhr*, stornogebuhr*, gebuhren, geld verlieren, verliere ich, ohne verlust",
    flexible: "flexi, flextarif, flex tarif, flex, flexibl*, flex option",
    refund:
      "kohle zuruck, kohle wieder, geld wiederbekomm*, geld wiederkrieg*, ruckerstattung, mein geld wieder, zuruckerstatt*, geld futsch, zuruckkrieg*, krieg ich zuruck, bekomme ich zuruck, auszahl*, zuruckbezahlt, zuruckgezahlt, zuruckzahl*, wieder geld, gutschein statt, bekomme ich wieder",
    late: "kurz vorher, kurz vor, einen tag vorher, am tag davor, eine woche vorher, zwei wochen vorher, letzte minute, last minute, tage davor, wochen davor, am tag vorher, nach der frist, frist, fristen",
    transfer:
      "jemand anders mit, jemand anderem, anderer person, andere person, platz abgeben, platz weitergeben, platz verkaufen, weiterverkauf*, abgeben, ersatz, mein platz, meinen platz, fur mich fahren, statt meiner, umschreib*, namensanderung, an meiner, anstatt mir, ersatzteilnehmer*, platz ubertragen, namensanderung*",
    insurance:
      "versichert, krankenschutz, reiserucktritt*, gepackversicherung, auslandskrankenversicherung, diebstahl, geklaut, gestohlen, schutz, absicher*, gepack weg, koffer weg, verloren, deckt, abdeck*, abgedeckt, gedeckt, ist die versicherung gut, versicher*, krankenversicher*, abgesichert, gepack verloren, rucktransport, arztkosten, selbstbeteiligung",
    vaccination:
      "impfen, impfung, malariaprophylaxe, tollwut, hepatitis, spritze*, tropeninstitut, geimpft, dengue, typhus",
    emergency:
      "was passiert wenn, arm breche, bein breche, brech*, gebrochen, arzt, arztin, pass verloren, pass weg, ausgeraubt, beklaut, uberfall*, hilft mir, helfen mir, wer hilft, rettung, notarzt, feststeck*, fieber, ins krankenhaus, krankenhaus lande, wen rufe ich, passiert ist, unfall, bein gebrochen, brech* mir, knochel, krank werde, krank unterwegs, wen anrufen, an wen wende, pass verlier*, uberfallen, lebensmittelvergiftung, schiefgeht, schief geht, etwas passiert, was passiert unterwegs, hilfe unterwegs",
    visa: "einreisebestimmungen, papiere, dokument*, pass abgelaufen, lauft ab, ablauf*, gultig*, grenze, zoll, perso, reisedokument*, visumpflicht*, visums, esta antrag, visums*, reisepass, einreise*, abgelaufen",
    fitness:
      "unsportlich, faul, wandern, wanderung*, gewandert, laufen, zu fuss, km am tag, kilometer, ausdauer, anstrengend, schwierigkeit*, schwer sind die, bergauf, couch*, training, schaffe ich das, pack ich das, hart, fitness*, unsportlich*, kondition*, anstrengend*, schwer ist, schwierig*, wie hart, level, stufe, wander*, laufen mussen, viel laufen, wie viel lauft, ubergewicht*, trainier*, untrainiert*, hohenmeter",
    rain: "regenzeit, gewitter, sturm, unwetter, wetter schlecht, schuttet, mistwetter, regnet, regen*, schlechtwetter*",
    room: "ubernacht*, hotel, hotels, pension, pennen, schnarch*, mitbewohner*, doppelstockbett, bettzimmer, mehrbettzimmer, zimmergenoss*, zimmerpartner*, mit wem schlaf*, fremden, unbekannten, hotelzimmer, zimmerbeleg*, wo schlafen, wo wohnen, teile ich, hotel*, unterkunft*, gemischte zimmer, gemischt*, geschlecht*, mit mannern, mit frauen, mit einem mann, mit einer frau, doppelzimmer, mehrbett*, stockbett*",
    private:
      "zimmer fur mich, alleine schlafen, allein schlafen, einzel, ez, ez zuschlag, einzelbelegung, zimmer allein, zimmer alleine, nicht teilen, nicht mit fremden, zimmer ganz, eigenes bett, ruckzugsort, mein eigenes, allein im zimmer, alleine im zimmer, ohne teilen, zuschlag, privatzimmer",
    couple:
      "mein freund, meine freundin, mein mann, meine frau, mein partner, meine partnerin, ich und mein*, mein* und ich, wir zwei, wir beide, parchen, verlobt*, ehepaar, doppelbett, dz, flitterwochen, zu 2, beste freundin, bester freund, kumpel und ich, zusammen schlafen, zusammen buch*, wir sind zwei, mit freundin, mit meinem freund, gemeinsam buchen, zusammen buchen, wir beide",
    noRoom: "biwak, segelboot, jugi, herberge, gastfamilie*",
    luggage:
      "handgepack, aufgabegepack, rollkoffer, kofferwahl, packen, packliste, was nehme ich mit, was muss ich mitnehmen, mitnehmen, kilo, kg, liter, backpack, sporttasche, reisetasche, trolli, gepack*, hartschalen*, wie schwer, einpacken",
    plugs:
      "netzteil, aufladen, handy laden, reiseadapter, strohm, elektr*, volt, ladekabel, strom*",
    cash: "geld wechseln, geld tauschen, wie viel bargeld, mit karte zahlen, kartenzahlung, kreditkarte akzeptiert, geldautomaten, cash, umtausch*, geld abheben, wieviel bargeld, trinkgeld, abheben, mit karte, karte zahlen, wahrung vor ort, bar zahlen, karte uberall",
    tapWater:
      "aus dem hahn, wasserhahn, hahn, trinkbar, kann man das wasser, kranwasser, wasser trinkbar, trinkbar*, aus der leitung",
    duration:
      "wie lange dauert, wie lang dauert, wie lange geht, wie lang geht, wie lang ist, wie lange ist, anzahl tage, wie viele tage, wie viele wochen, wie lange sind wir",
    departures:
      "nachste abreise, nachste reise, nachster start, wann fahrt ihr, wann fahren wir, wann gehts los, wann geht s, abreisetermin*, reisetermin*, wann ist die nachste, nachstes mal, startet, wann ist der nachste, nachste abfahrt, termin, wann geht, wann fahrt, welche daten, wann ist, abreisetermine, reisetermine, wann gehts",
    seats:
      "platz frei, platze, freier platz, noch was frei, noch frei, verfugbar*, ist noch platz, restplatz*, restplatze",
    complaint:
      "unzufrieden, enttausch*, mangel*, abzocke, betrug, nicht zufrieden, unzufrieden*, enttauscht*, mangel, schlecht gelaufen, meckern",
    mediation:
      "anwalt, anwaltin, rechtsweg, verklag*, schlichtung*, klage, welches recht, welches gesetz",
    personalData:
      "meine daten, wer sieht mein*, wer sieht, meine nummer, handynummer, datenschutz, meine infos, uber mich, verkauft ihr, wer sieht meine, passnummer, passdaten, meine mail, dritte, weitergeb*, weitergegeben, gesundheitsdaten",
    account:
      "einloggen, login, account, benutzerkonto, kundenkonto, konto anlegen, konto erstellen",
    newsletter: "spam, abmelden, abbestell*, werbe*, mails von euch, keine mails",
    reviews:
      "erfahrungen, meinungen, was sagen andere, sterne, feedback, bewertung*, fake, gefalscht*, trustpilot",
    insolvency:
      "bankrott, dicht macht, zumacht, geld sicher, pleite geht, pleitegeht, abgesichert, pleite, mein geld sicher, geld weg, zumach*, dichtmach*, betrug, abzocke, serios*, vertrauen, absicherung",
    contact:
      "echter mensch, echten menschen, mensch, anrufen, hotline, nummer, kontaktieren, wie erreiche, ansprechpartner, mitarbeiter, sprechzeiten, chat, schreibe ich, schreiben, mail schreiben, mensch sprechen, offnungszeiten, buro, antwortet",
    changing:
      "anderes datum, andere reise, tauschen, wechseln, spater reisen, umbuchung, nach hinten, verleg*, anderer termin, auf eine andere reise, anderer reise, tausch*, spater fahren",
    children:
      "baby, babys, kleinkind*, teenager, tochter, sohn, mein kind, meine kinder, unter 18, 16 jahre, 17 jahre, familienreise*, jugendlich*, teenager*, baby*, meine familie, mit familie, ganze familie, familienreise*, familienfreundlich*",
    keeping: "gespeichert, aufheben, hebt ihr, behaltet, wie lange habt ihr, wie lange behalt*",
    erasing:
      "vergessen werden, meine rechte, auskunft, kopie meiner daten, konto schliessen, entfern*, konto loschen",
    size: "gruppengrosse, wie gross ist die gruppe, wie viele teilnehmer, wie viele mitreisende",
    diet: "allergi*, fruhstuck*",
    meeting:
      "wo trefft, wo gehts los, wo geht es los, wo startet, wo beginnt, gruppe finden, wo muss ich hin, erster tag wo, abgeholt, abholung",
    photos: "fotos, video*, gefilmt, filmt, instagram, social media, mein gesicht, bilder von mir",
    liability: "schuld, wer zahlt wenn, schaden, verantwort*, entschadig*, schadenersatz",
    withdrawal: "widerrufsrecht, bedenkzeit",
    programme: "anderungen der reise, wenn ihr was andert, etwas an der reise andert",
    extraordinary: "ausbricht, ausbrechen",
    currency: "schweizer franken, franken",
  },
  idle: "nen, ne, n, ma, nix, bissl, bisschen, halt, eh, ja, nee, ok, okay, jo, ach, hm, oh, tja, krass, geil, cool, voll gut, echt, total, mega, super, gut, gute, guten, besser, beste, schlecht, egal, gibts, gehts, habs, wars, ists, hats, kanns, wies, obs, ichs, wenns, isses, hamwa, hab, hast, haste, kannste, biste, willste, ihr, euer, euren, eurem, eurer, man, mensch ey, leute, jemand, niemand, keiner, jeder, beide, beiden, andre, andere, gleich, sofort, bald, spater, fruher, heute, morgen, gestern, abend, nacht, nachts, morgens, abends, wochenende, jahr, jahren alt sind, stunde*, minute*, monat*, woche*, tage, einzige, einziger, streng, schwer zu sagen, leicht, einfach, schnell, langsam, gross, klein, kleine, lang, kurz, hoch, weit, nah, neu, alt bekannt, richtig, falsch, wahr, sicherlich, vielleicht, wahrscheinlich, bestimmt, eigentlich, normalerweise, meistens, oft, immer, nie, manchmal, wirklich, tatsachlich, ungefahr, circa, ca, etwa, fast, kaum, ziemlich, sehr, genug, reicht, reichen, ausreich*, wieviel, wieviele, wie viel, viel, viele, wenig, mehr, weniger, hoher, dann, denn, deshalb, trotzdem, obwohl, wahrend, falls, sobald, solange, damit, sodass, sondern, jedoch, allerdings, ubrigens, ansonsten, sonst, stattdessen, zum beispiel, zb, bzw, usw, mfg, lg, vg, hallo, hi, hey, servus, gruss, grusse, guten tag, danke, bitte, sorry, entschuldigung, frag*, antwort*, sag*, sagen, erzahl*, erklar*, wissen, weiss, glaub*, denk*, mein*, find*, fuhl*, hoff*, wunsch*, such*, guck*, schau*, seh*, hor*, les*, schreib mir, red*, mach*, tu, tun, tut, lass*, leg*, stell*, setz*, steh*, lieg*, bleib*, halt*, nimm*, nehm*, bring*, trag*, zieh*, hol*, gib*, geb*, krieg*, bekomm*, hab*, brauch*, benotig*, woll*, mocht*, mag, durf*, darf, soll*, muss*, musst, konn*, kann*, werd*, wird, wurd*, war*, ware, ist, seid, sind, gewesen, fahr*, fahrt, reis*, komm*, mitkomm*, mitfahr*, geh*, lauf ab, start*, beginn*, end*, aufhor*, kummer*, organisier*, plan*, entscheid*, uberleg*, anmeld*, buch*, gebucht, kauf*, verkauf ihr, benutz*, nutz*, verwend*, akzeptier*, erlaub*, verboten, moglich*, notwendig, notig, pflicht, zwingend, unbedingt, angst, sorge*, nervos, schuchtern, peinlich, aufgeregt, unsicher, dumm, doof, blod, frau, frauen, mann, manner, madchen, junge, jungs, mutter, vater, eltern, bruder, schwester, cousin*, kollege*, kollegin, bekannte*, kumpel, firma, unternehmen, agentur, seite, website, webseite, app, online, internet, urlaub*, trip*, tour*, rundreise, reiseziel*, ziel*, land, lander, ort, orte, welt, ausland, teil, art, arten, weise, sache, ding, punkt, fall, thema, grund, oder so, oder nicht, oder was, oder doch, doch, mal, schonmal, nochmal, erstmal, uberhaupt, irgend*, hin, her, rein, raus, rum, dran, drauf, drum, dafur, dagegen, davor, wovor, wofur, womit, wobei, worauf, dort, da, hier, dabei sein, ware, hatte, wurde, konnte, sollte, lande, unterwegs, passt, passen, passend, uberall, sieht, sehen, seht, gesehen, siehst, meist, meiste, meisten, dorthin, da druben, hinten, vorne, oben, unten, drinnen, draussen, ausser, laut, gegen, danach, auch nicht, sogar, wohl, eben, passiert, passieren, bedeut*, heisst, heissen, erinner*, weisst, wisst, sagt, sage, sagst, wart*, ernsthaft, gewohnlich, generell, allgemein, abhang*, hangt, halfte, ganz, ganze, ganzen, gleiche, verschieden*, anders, lieber, eher, eigene, furs, ins, ans, ums, beim, aufs, vom, zum, zur, anlegen, konnen, konnt, mussen, durfen, durft, wollen, wollt, sollen, sollt, mogen, mogt, gelten, gilt, machen, macht, mache, geben, gebt, gibt, nehmen, nehmt, nimmt, kriegen, kriegt, bekommt, bekommen, bekomme, holen, bringen, bringt, halten, haltet, lassen, lasst, stehen, steht, liegen, liegt, sitzen, schauen, schaut, guckt, schlimm, schlimmer, plotzlich, ewig, tiere sehen",
  elsewhere:
    "vegan*, vegetarisch*, telefonnummer, meine bestellung, billigste*, gunstigste*, hund, hunde, hunden, katze*, haustier*, tier, tiere, wlan, wifi, internetzugang, gutschein*, geschenk*, bitcoin*, krypto*, klarna, rabatt*, ermassig*, studenten*, studierende*, rentner*, senioren*, schuler*, bahncard, bonuspunkt*, punkte sammeln, treueprogramm, meilen, lounge, wetterbericht, wetter morgen, vorhersage, restaurant*, rezept*, museum, museen, offnet, bundesliga, fussball, spiel, wahl, verdien*, gehalt, job, jobs, arbeit, bewerb*, praktikum, homeoffice, fohn, haartrockner, pool, fitnessstudio, fruhstuck, rauch*, zigarette*, spa, massage*, drohne*, junggesell*, hochzeit*, prompt, anweisung*, witz*, gedicht*, hauptstadt, prasident*, kanzler*, aktie*, mietwagen, auto, parkplatz, parken, shuttle, taxi, schwanger*, saugling*, klassenfahrt, kreuzfahrt*, flixbus, bus fahrt, kiosk, kneipe, disco, club, sonnencreme, kaiserschmarrn, paypal, apple pay, google pay, venmo, zelle, satispay, scalapay, bizum, alma, revolut, telefonnummer*, rufnummer*, wie ist das wetter, wetter heute, regnet es heute, heute regnet, regnet es gerade, wie warm ist, grad hat es, wie viele sterne, sternehotel, dollarkurs, eurokurs, kurs heute, ryanair, easyjet, lufthansa, trinkgeld*, horoskop, wie spat ist, wie viel uhr, wieviel uhr, junggesell*",
};
