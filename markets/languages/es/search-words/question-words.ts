import type { QuestionWords } from "#markets/search-words/question-words.ts";

export const questionWords: QuestionWords = {
  topics: {
    alone: "solo, sola, solas, conoc*, por mi cuenta, por tu cuenta, sin amig*, single, a solas",
    companions:
      "con quien, quien viaja, quien va, quien viene, nombres, otros viajeros, otras personas, companer*, participantes",
    age: "edad, edades, anos, franja*, mayor*, joven*, jovenes, 25 35, 35 49, de 25 a 35, de 35 a 49",
    coordinator: "acompana*, coordinador*, guia, guias, acompanante, lider",
    flight: "vuelo*, avion*, volar, billete*, aeropuerto*, pasaje*",
    planned: "programad*",
    almostConfirmed: "casi confirmad*",
    confirmed: "confirmad*, confirmacion, garantizad*, sale seguro, seguro que sale, sale si o si",
    almostFull: "casi complet*, casi llen*, ultimas plazas, pocas plazas",
    waitingList: "bajo peticion, lista de espera, en espera",
    soldOut: "agotad*, esta complet*, complet*, sin plazas, no quedan plazas, sold out",
    status: "estado, estados",
    minimum:
      "minimo, no se llena, llen*, falta gente, poca gente, pocos, no llega, no salga, no sale, suficiente gente, no llegamos, bastante gente",
    payment: "pag*, tarjeta de credito, transferencia, abon*, bizum",
    deposit: "anticipo, deposito, senal, fianza, reserva de plaza",
    balance: "pago final, resto del precio, segundo pago, resto",
    currency: "moneda, divisa*, dolar*, euro*, libras, cambio de moneda",
    price: "preci*, cuest*, cuanto vale, coste, costar, tarifa*",
    increase: "sub*, aument*, encarec*, cambi* de precio",
    included: "incluid*, incluy*, entra, entran, comprend*",
    excluded: "no incluid*, no incluy*, no entra*, no esta incluid*, excluid*, extra*, aparte",
    kitty: "bote comun, sobre el terreno, fondo comun, fondo, bote",
    cancelling:
      "cancel*, anul*, desist*, cambio de idea, cambiar de idea, cambias de idea, no puedo ir, me arrepiento, echarme atras, penaliz*",
    free: "gratis, gratuit*, sin coste, sin gastos",
    flexible: "flexible*",
    refund:
      "devolver el dinero, devolv*, devuelv*, reembols*, devol*, devuelv*, recuper*, mi dinero, el dinero, pierdo el dinero, llega el dinero",
    late: "dias antes, ultima hora, ultimo momento, semana antes, semanas antes, dia antes, mes antes, fuera de plazo, despues de esos plazos, plazos, gastos de gestion, a ultima hora",
    transfer:
      "en mi lugar, mi lugar, mi plaza, tu plaza, ced*, cesion, sustitu*, cambio de nombre, cambiar el nombre, otra persona en",
    withdrawal: "desistimiento, 14 dias, catorce dias",
    insurance:
      "seguro de, seguro medico, el seguro, un seguro, hay seguro, seguros, poliza, asegur*, seguro incluido, seguro de viaje",
    vaccination: "vacun*, fiebre amarilla, malaria",
    emergency:
      "emergenci*, urgenci*, algo va mal, sale mal, me pongo malo, me pongo mala, enferm*, accidente, hospital",
    visa: "visado*, visa, pasaporte*, documentacion, dni",
    fitness:
      "forma fisica, en forma, esfuerzo*, exigente*, fisic*, cansad*, duro, dificil, entrenad*",
    rain: "lluev*, lluvia*, llover, mal tiempo",
    room: "desconocid*, habitacion*, dorm*, duerm*, cama, camas, alojamiento, cuarto, comparto, compartir, compart*",
    private: "privad*, individual*, para mi sol*, suplemento individual, para nosotr*",
    couple:
      "pareja, vamos dos, somos dos, novi*, marido, mujer, dos personas, para dos, dos, con un amig*, doble, matrimonio",
    noRoom: "tienda*, refugio*, barco*, albergue*, hostal*, acampad*, camping, iglu",
    luggage: "equipaje, maleta*, mochila*, bolsa*, bulto*, trolley",
    plugs: "enchuf*, adaptador*, corriente, voltaje, cargador*, clavija*",
    cash: "cajero*, efectivo, sacar dinero, moneda local, que moneda, tarjetas, dinero en",
    tapWater: "grifo, agua potable, beber el agua, beber agua, agua",
    duration: "dura, duracion, duran, cuantas noches",
    departures: "cuando se sale, proxima salida, proximas salidas, que fechas, fechas, cuando sale",
    seats:
      "cuantas plazas, plazas libres, plazas disponibles, quedan plazas, hay plazas, hay sitio, quedan sitios",
    complaint: "reclam*, quej*",
    mediation: "mediacion, mediador*, tribunal*, arbitraje, litigio*, juzgado*, consumo",
    personalData: "datos, privacidad, rgpd, datos personales",
    keeping: "conserv*, guard*",
    erasing: "borr*, elimin*, suprim*, derechos, derecho, olvido",
    cookies: "cookie*, rastre*",
    newsletter: "newsletter, boletin*, publicidad, comercial*, promocion*",
    account: "cuenta, registr*, contrasena, perfil",
    reviews: "resena*, opinion*, valoracion*",
    liability: "responsab*, danos, indemniz*",
    insolvency: "insolvencia, quiebra, quebr*, garantia",
    contact:
      "contact*, telefono*, llamar, llamo, escrib*, correo, email, whatsapp, atencion al cliente, hablar con, horario*, direccion",
    changing:
      "cambiar la fecha, cambiar de fecha, cambio de fecha, modific*, otra fecha, cambiar mi reserva",
    group: "grupo*",
    size: "cuantas personas, cuantos somos, cuantos vamos, cuanta gente, cuantos sois, cuantos vais, grupos grandes, grupos pequenos, numero de personas, tamano, cuantos van, como de grande*, cuantos viajeros",
    children:
      "nino*, nina*, mi hij*, mis hij*, hij* de, hijos, menor de edad, menores de edad, menores, mi familia, en familia, con la familia",
    diet: "alergi*, alergic*, celiac*, gluten, intoleran*, vegetarian*, vegan*, dieta, comemos, comeis, comere, comida*, comer, cena*, desayuno incluido, marisco, frutos secos, lactosa, mariscos, halal, kosher, diabet*, carne",
    meeting:
      "punto de encuentro, donde quedamos, donde nos vemos, quedada, encontrarnos, encuentro, recogida, donde os encuentro",
    photos: "foto*, fotografi*, imagenes, album, camara",
    meetups:
      "wemeet, conocer* antes, conocernos antes, conocerse antes, quedada*, evento, eventos, encuentro*, vernos antes, conoceros en persona, quedar antes, afterwork",
    extraordinary:
      "guerra, guerras, terremoto*, erupcion*, pandemia*, covid, huracan*, tifon*, huelga*, golpe de estado, atentado*, terroris*, disturbio*, catastrofe*, desastre*, inundacion*, extraordinari*, fuerza mayor, desaconseja*, epidemia, cuarentena",
    conduct:
      "comport*, se porta mal, portarse mal, maleducad*, racis*, machis*, acos*, homofob*, bullying, molesta, molestan, echáis, echar a alguien, expuls*, mandáis a casa, borrach*, respet*, discrimin*, gay, lesbian*, lgtb*, lgbt*, queer, trans, juzgad*, mi religion",
    health:
      "silla de ruedas, discapac*, movilidad reducida, muletas, sord*, cieg*, asma, asmatic*, epilep*, problema de salud, problemas de salud, problemas de corazon, enfermedad, medicacion, medicamento*, medicina*, cronic*, rodilla*, protesis, autis*",
    alerts:
      "avis*, notific*, campana, campanita, me decís cuándo, hacedme saber, me enteraré, enterarme, alerta*",
    footprint:
      "sostenib*, ecologic*, medio ambiente, medioambient*, huella, carbono, co2, etic*, turismo responsable, montar en elefante*, bienestar animal, plastico*, comunidades locales, orfanato*",
    booking:
      "como se reserva, como reservo, como hago la reserva, como puedo reservar, como funciona la reserva, vinculante*, me compromet*, pedir plaza, solicitar plaza, solicitud, guardar plaza, me guardáis, apuntarme, apuntarse, cómo me apunto, inscrib*, inscripcion",
    programme:
      "cambiáis el itinerario, cambio de itinerario, cambios en el itinerario, cambiáis el programa, cambios de programa, cambiar el programa, modific*, otro hotel, cambio de hotel, cambiar de hotel, alterar",
  },
  idle: "cubre, cubren, cubierto, cubierta, cobertura, tard*, problema, pasa algo, raro, a, al, algo, alguien, algun, alguna, ahi, ahora, ante, antes, asi, aun, aunque, bien, buenas, buenos, cada, casi, como, con, contra, cosa, cosas, cual, cuales, cuando, cuant*, de, deb*, del, dentro, desde, despues, dia, dias, dime, decid*, decir, dice, dis, donde, dos, durante, e, el, ella, ellas, ellos, en, entonces, entre, era, es, esa, ese, eso, esta, estan, estar, estas, este, estoy, esto, estamos, estais, final, fin, fue, gracias, gente, haber, habr*, hab*, hac*, hag*, hasta, hay, he, ha, han, hemos, hola, ir, iba, igual, info, informacion, jo, la, las, le, les, lo, los, luego, mas, me, mi, mis, mio, mia, mismo, misma, momento, mucho, muy, nada, nadie, necesit*, ni, no, nos, nosotr*, o, os, otra, otro, otras, otros, para, pasa, pas*, pero, persona, personas, poco, podeis, podemos, poder, podr*, por, porque, posible, pregunta, primero, pued*, pues, que, quien, quiero, querr*, quisier*, quer*, realmente, reserv*, sab*, se, sea, segun, ser, si, siempre, sin, sobre, son, soy, somos, su, sus, sal*, salida, salidas, tal, tambien, tan, tanto, te, tener, teneis, tenemos, tengo, tiene, tienen, teng*, ti, tiempo, toda, todas, todo, todos, tu, tus, un, una, unas, uno, unos, va, vale, vais, vamos, van, vas, ver, vez, via, viaj*, viene, voy, vosotr*, vuestr*, y, ya, yo, llev*, compr*, ped*, pid*, funcion*, signific*, explic*, exact*, hora, horas, mejor, recom*, ayuda*, ofrec*, hacen, tom*, dar, dais, das, dan, llega, lleg*, necesario, obligator*, incluso, verdad, meses, mes, semana*, anad*",
};
