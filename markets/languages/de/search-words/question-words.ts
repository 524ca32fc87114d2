import type { QuestionWords } from "#markets/search-words/question-words.ts";

export const questionWords: QuestionWords = {
  topics: {
    alone:
      "allein*, kenn*, kenne, ohne freunde, single*, solo*, wen zu kennen, jemanden zu kennen, alleinreis*",
    companions:
      "wer mitreist, wer kommt mit, wer faehrt mit, wer fahrt mit, mit wem, namen, mitreisende*, teilnehmer*, wer reist mit, wer ist dabei",
    age: "alter, alt, jahre, jahren, altersgruppe*, alters*, jung*, 25 35, 35 49, 25 35ern, ich bin 2*, ich bin 3*, ich bin 4*, bin 2*, bin 3*, bin 4*",
    coordinator:
      "begleit*, betreut, coordinator*, koordinator*, reiseleit*, guide, guides, reisebegleit*, gruppenleit*",
    flight: "flug, fluge, flugs, flieg*, flugzeug*, flugticket*, flughafen, hinflug, ruckflug",
    planned: "geplant*, im programm",
    almostConfirmed: "fast bestatigt*, beinahe bestatigt*",
    confirmed:
      "bestatigt*, bestatigung, garantiert*, findet sicher statt, sicher statt, sicher stattfind*",
    almostFull: "fast ausgebucht*, fast voll, letzte platze, wenige platze",
    waitingList: "auf anfrage, warteliste*, auf die warteliste",
    soldOut: "ausgebucht*, voll, ausverkauft*, keine platze",
    status: "status",
    minimum:
      "mindest*, zu klein, nicht voll, zu wenig*, zu wenige, nicht genug leute, nicht zustande, genug leute, kleine gruppe bleibt, nicht genug",
    payment: "zahl*, bezahl*, kreditkart*, uberweis*, raten, ratenzahlung, lastschrift",
    deposit: "anzahl*, anzahlung",
    balance: "rest, restbetrag, restzahlung, zwei teilen, restliche*",
    currency: "wahrung*, dollar*, euro*, pfund, franken, wechselkurs*",
    price: "preis*, kost*, was kostet, teuer, kosten",
    increase: "erhoh*, teurer, steig*, preisander*, preiserhoh*",
    included: "drin, inklusive, inbegriffen, enthalten, dabei, inkludiert, eingeschlossen",
    excluded:
      "nicht enthalten, nicht inklusive, nicht inbegriffen, nicht im preis, nicht dabei, extra, zusatzlich*, dazu zahlen, was nicht",
    kitty: "vor ort, gruppenkasse, kasse, gemeinschaftskasse",
    cancelling:
      "stornier*, storno*, absag*, abbrech*, rucktritt, zurucktret*, trete zuruck, uberlege es mir anders, anders uberleg*, uberlegst es dir anders, nicht mitkommen kann, doch nicht mit, stornogebuhr*",
    free: "kostenlos*, gratis, umsonst, ohne kosten, kostenfrei*, gebuhrenfrei*",
    flexible: "flexib*, flexoption",
    refund:
      "erstatt*, geld zuruck, mein geld zuruck, zuruckbekomm*, ruckzahl*, ruckerstatt*, geld wieder, mein geld, geld weg",
    late: "tage vorher, tage vor, kurzfristig*, letzter minute, woche vorher, wochen vorher, tag vorher, nach diesen fristen, frist*, monat vorher, woche vor, wochen vor, zu spat",
    transfer:
      "statt mir, fur mich reisen, an meiner stelle, meinen platz, meiner stelle, ersatzperson, jemand anderes, jemand anders, ubertrag*, namen andern, namensander*, reist fur dich, fur mich einspring*, einspring*",
    withdrawal: "widerruf*, 14 tage, vierzehn tage",
    insurance: "*versicher*, versicherung*, police",
    vaccination: "impf*, gelbfieber, malaria",
    emergency:
      "notfall*, notruf, schief*, krank*, unfall*, verletz*, krankenhaus, unterwegs etwas passiert, probleme unterwegs",
    visa: "visum, visa, reisepass*, pass, ausweis*, personalausweis, einreis*, esta",
    fitness:
      "fit, fitness, kondition, anstreng*, korperlich*, sportlich*, trainiert, wie schwer, wie schwierig",
    rain: "regne*, regen, schlechtes wetter, schlechtem wetter",
    room: "fremde*, zimmer*, schlaf*, bett, betten, unterkunft, unterkunfte, teile*, teilen, *zimmer",
    private:
      "privat*, einzelzimmer*, einzelzimmerzuschlag, fur uns, fur mich allein, eigenes zimmer, eigenen zimmer",
    couple:
      "paar, zu zweit, freundin, freund, mann, frau, partner*, doppelzimmer, zwei personen, zweit",
    noRoom: "zelt*, hutte*, boot*, schiff*, hostel*, camping, iglu, jugendherberge",
    luggage: "gepack, koffer*, rucksack*, tasche*, trolley",
    plugs: "stecker*, steckdose*, adapter*, spannung, ladegerat*, strom",
    cash: "geldautomat*, bargeld, abheb*, bar, landeswahrung, karte, karten, ec karte, welches geld",
    tapWater: "leitungswasser, trinkwasser, wasser trinken, wasser aus der leitung, wasser",
    duration: "dauert, dauer, wie viele tage, wie viele nachte, reisedauer",
    departures:
      "wann geht es los, wann startet, nachster termin, nachste termine, welche termine, nachste abreise, termine",
    seats:
      "wie viele platze, freie platze, plaetze frei, platze frei, noch platz, platze ubrig, noch platze",
    complaint: "beschwer*, reklam*, reklamation*",
    mediation: "schlicht*, streit*, gericht*, klag*",
    personalData: "daten, datenschutz*, dsgvo, personlich*",
    keeping: "speicher*, aufbewahr*, aufheb*",
    erasing: "losch*, rechte, recht auf, auskunft*",
    cookies: "cookie*, track*",
    newsletter: "newsletter*, werbung, werbemail*, e mails von uns",
    account: "konto, registrier*, anmeld*, passwort, profil",
    reviews: "bewert*, rezension*, erfahrungsbericht*",
    liability: "haft*, schaden*",
    insolvency: "insolven*, pleite*, sicherungsschein, konkurs",
    contact:
      "kontakt*, telefon*, anruf*, schreib*, e mail, mail, email, whatsapp, kundenservice, kundendienst, erreich*, offnungszeit*, adresse, sprechen, wende*, melde ich mich",
    changing: "umbuch*, anderen termin, termin andern, datum andern, verschieb*, umgebucht",
    group: "gruppe*",
    size: "wie viele leute, wie gross, wie viele personen, gruppengross*, wie viele seid ihr, wie viele sind wir, wie viele sind dabei, grosse gruppe*, kleine gruppe*, zu wievielt, wie viele teilnehmer*, wie viele reisende, gruppe bleibt klein, gruppen bleiben klein, zu zwolf",
    children: "kind*, minderjahrig*",
    diet: "*allergie*, *allergi*, vegetari*, vegan*, veggie, gluten*, zoliakie, laktose*, essen, verpflegung, mahlzeit*, unvertraglich*, intoleranz*, halal, koscher, diabet*, fleisch, ernahr*, nusse, kost, diat*, fruhstuck dabei, abendessen",
    meeting: "treffpunkt, treffen wir, wo treffen, wo treffe, abhol*, sammelpunkt, treffort",
    photos: "foto*, bilder, bild, kamera, fotografier*, album, aufnahmen, knips*",
    meetups:
      "wemeet, vorher kennenlernen, vorab kennenlernen, vor der reise kennen*, sich vorher treffen, vorher treffen, vorab treffen, treffen vor, veranstaltung*, event, events, stammtisch*, kennenlernabend*, persönlich treffen, kennenlerntreffen",
    extraordinary:
      "krieg, kriege, erdbeben, vulkanausbruch, ausbruch, pandemie*, corona, covid, hurrikan*, taifun*, streik, streiks, putsch, anschlag*, terror*, unruhen, naturkatastroph*, katastroph*, überschwemmung*, außergewöhnlich*, höhere gewalt, reisewarnung*, seuche, quarantäne",
    conduct:
      "benehm*, daneben benimmt, benimmt, verhalt*, verhält*, unhöflich*, rassis*, sexis*, belästig*, homophob*, mobb*, nervt, stört andere, rausschmeiß*, rauswerf*, schmeißt ihr, nach hause schick*, ausschließ*, betrunken, respekt*, diskriminier*, schwul*, lesbisch*, lgbt*, queer, trans, meine religion",
    health:
      "rollstuhl*, behinder*, schwerbehinder*, eingeschränkte mobilität, mobilität*, gehhilfe, krücken, gehörlos*, schwerhörig*, blind*, sehbehindert*, asthma*, epilep*, herzproblem*, herzkrank*, vorerkrank*, gesundheit*, medikament*, chronisch*, krankheit, knieprobleme, prothese, autis*",
    alerts:
      "benachrichtig*, bescheid geben, bescheid sagen, bescheid, glocke, meldet ihr euch, alarm*, alert*, informiert ihr mich, informier*, sagt ihr mir",
    footprint:
      "nachhaltig*, umwelt*, ökologisch*, klima*, co2, fußabdruck, ethisch*, elefantenreiten, auf elefanten, tierschutz, tierwohl, plastik, massentourismus, sanfter tourismus, einheimische profitieren, waisenh*",
    booking:
      "wie buche ich, wie kann ich buchen, wie bucht man, wie läuft die buchung, wie funktioniert die buchung, buchungsablauf, verbindlich*, unverbindlich*, verpflicht*, platz anfragen, platzanfrage, anfrage, anfragen, platz reservieren, reservier*, platz freihalten, anmelden, anmeldung",
    programme:
      "programm ändern, programmänderung*, änderung* programm, route ändern, reiseverlauf ändern, anderes hotel, hotel tauschen, hotelwechsel, ablauf ändern, ändert ihr das programm, reiseänderung*, andere route",
  },
  idle: "deckt, decken, abdeckt, abgedeckt, gedeckt, problem, schlimm, komisch, ab, aber, alle, allem, allen, alles, als, also, am, an, andere*, anders, auch, auf, aus, bei, beim, bekomm*, bevor, bin, bis, bist, bitte, brauch*, buch*, gebucht, da, dabei, dafur, damit, danach, danke, dann, daran, darf, darfst, durf*, darum, das, dass, davon, dazu, dein*, dem, den, denn, der, des, dich, die, dies*, dir, doch, dort, du, durch, eben, eigentlich, ein, eine, einem, einen, einer, eines, einfach, er, erst, es, etwas, euch, eu*, fall*, find*, fur, gab, ganz, gar, geb*, geht, geh*, gemacht, genau, gern*, gibt, gilt, ging, grad*, hab, habe, haben, habt, hallo, hast, hat, hatt*, hier, hin, hinter, ich, ihm, ihn, ihr, ihre*, im, immer, in, info*, ins, ist, ja, jede*, jemand*, jetzt, kam, kann, kannst, kein*, komm*, konn*, krieg*, kurz, lang*, lass*, lasst, leute, leuten, los, mach*, mal, man, mehr, mein*, mich, mir, mit, mitkommen, mitreisen, mitfahren, mocht*, moglich, moin, muss*, mussen, nach, nachst*, neh*, nehm*, nein, nicht, nichts, nie, noch, nun, nur, ob, oder, ohne, pro, reis*, schon, schlimm, sehr, sein*, seit, selbst, sich, sicher, sie, sind, so, soll*, sollt*, son*, statt, stattfind*, stimmt, tag, tage, tagen, termin, tun, uber, um, und, uns, unser*, unter, viel*, vom, von, vor, vorher, vorab, wann, war, waren, warum, was, weg, weil, welch*, wem, wen, wenig*, wenn, wer, werd*, wie, wieder, wieso, will, willst, wir, wird, wirk*, wiss*, wo, woher, wohin, woll*, wurd*, zeit, zu, zum, zur, zuruck*, zusamm*, zwei, zwischen, abreise, abreisen, abfahrt, bedeut*, heisst, funktion*, frage*, hilf*, erklar*, passier*, fallig, schreibt, sag*, welches, darauf, hoch, wochen, monat*, woche, unbedingt, anbiet*, bietet, verkauf*, brauche",
};
