import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "yo sol*, voy sol*, viajo sol*, ir sol*, unica sola, la unica, el unico, sin conocer, no conozco, sin compania, solter*, por libre, a mi bola, sin nadie, voy solo, voy sola, ir solo, ir sola, viajar solo, viajar sola, sin amigos, timid*, introvertid*, encajar, encajare, primera vez sol*, solo parejas, de sujetavelas, fuera de lugar, desplazad*",
    companions:
      "quienes van, quienes son, quien mas, el resto del grupo, los demas, cuantas chicas, cuantos chicos, cuantas mujeres, cuantos hombres, compis, gente va, tipo de gente, los otros, mas mujeres, ya apuntad*, ver quien, companeros de viaje",
    age: "limite de edad, edad minima, edad maxima, demasiado mayor, demasiado joven, muy mayor, gente de mi edad, mi edad, tengo 2*, tengo 3*, tengo 4*, tengo 5*, veinteaner*, treintaner*, cuarent*, treinta y, cumpleanos, viej*, cuarentona, cincuent*, mayor, mayores, viejo, vieja, de mi edad, treint*, sesent*",
    coordinator:
      "alguien de vosotros, uno de vosotros, quien nos guia, quien lleva el grupo, quien organiza, responsable del grupo, monitor*, jefe de grupo, acompaname, quien nos lleva, quien guia, quien lidera, quien dirige, alguien de vuestro equipo",
    flight:
      "volar, avion, escala*, aerolinea*, vueling, iberia, compania aerea, pillar el vuelo, vuelo, vuelos, aviones, billete, billetes, escala, como llego, comprar el vuelo, compro el vuelo, comprar ya el vuelo",
    confirmed: "sale fijo, fijo que sale, al 100, seguro que se hace, se hace seguro, va a salir",
    almostFull: "quedan pocas, quedan pocos, se esta llenando, ultimas",
    waitingList:
      "apuntarme a la lista, en cola, si alguien se cae, si se libera, se libera una plaza, se queda libre",
    soldOut: "no hay plazas, no hay sitio, esta lleno, todo lleno, sin sitio",
    minimum:
      "se cancela el viaje, cancelais vosotros, cancelais el viaje, anulais, no se apunta, no se apuntan, apuntad*, falta de gente, pocos apuntados, somos pocos, no hay gente, no hay gente suficiente, no hay grupo, no sale el grupo, no se forma, suspende, suspenden, no se llega, vosotros los que cancel*, si cancelais, si cancelais vosotros, suspendeis, se suspende, se anula el viaje, el viaje no sale, no sale el viaje, falta una persona, faltan personas, no se completa, pocos inscritos, no llegamos al minimo, no salimos, vosotros los que cancelais, sois vosotros, cancelais vosotros, sois los que cancelais",
    payment:
      "a plazos, plazos, cuotas, fraccion*, tarjeta, domicili*, iban, como se paga, forma de pago, formas de pago, metodos de pago, en cuotas, con tarjeta, cuando pago, como pago, cobrais, me cobr*, pagar en dos veces, pago",
    deposit:
      "guardar plaza, guardar la plaza, guardar mi plaza, reservar plaza, reservar la plaza, dar de senal, adelant*, por adelantado, pagar ahora, primer pago, para reservar, entrada, adelanto, pagar al reservar, para reservar cuanto, para asegurar",
    balance:
      "el resto, cuando el resto, lo que falta, lo demas, pagar todo, terminar de pagar, acabar de pagar, resto del dinero, resto del pago, lo que queda, liquidar",
    price:
      "cuanto es, cuanto sale, por cuanto, cuanto me sale, cuanto cuesta, cuanto cobrais, que vale, car*, barat*, presupuesto, pasta cuesta, importe, precio total, a cuanto, sale a, caro, cara, cuanto me",
    increase:
      "mas caro despues, sube el precio, subir el precio, combustible, recargo*, precio cerrado, precio fijo, subir, sube, suba, suben, subida",
    included:
      "dentro del precio, en el precio, todo incluido, va incluido, viene incluido, que trae, que entra, va en el precio, cubre, cubierto, que incluye, entra en el precio, va incluid*, comidas incluidas",
    excluded:
      "gastos extra, costes ocultos, por mi cuenta pagar, me lo pago yo, lo pago yo, lo pillo yo, pillo yo, lo compro yo, tengo que comprar, anadir, suma, que mas pago, otros gastos, fuera del precio, de mi bolsillo, que no incluye, no entra, extras, gastos ocultos, pagar ademas",
    kitty:
      "fondo del grupo, dinero comun, hucha, vaca, escote, poner dinero, pagar alli, dinero del grupo, sobra dinero, si sobra, quien guarda el dinero, caja comun",
    cancelling:
      "echo atras, me echo atras, me rajo, rajarme, me bajo, bajarme, no puedo, no voy, si no voy, si no puedo, al final no, no puedo venir, imprevisto, me surge algo, cancelo, cancelacion, dar de baja, borrarme del viaje, cambio de opinion, me lo pienso mejor, dejarlo, cancelar, anular, no puedo viajar, rajar*, arrepent*, renunciar, darme de baja del viaje, si me pongo malo antes, cambio de planes, desapunt*, no voy a poder, no puede ir, amiga no puede, amigo no puede, ya no puede, se echa atras, se raja",
    free: "penalizacion, penalizaciones, sin pagar, no pago nada, comision, me cobrais, multa, sin penaliz*, penaliz*, perder dinero, pierdo dinero",
    flexible: "flexi, opcion flex, flexibilidad, tarifa flex, opcion flexible, flex, la flexible",
    refund:
      "la pasta, me devolveis, devuelta, dinero de vuelta, mi pasta, perder el dinero, pierdo la pasta, lo pierdo todo, pierdo todo, pierdo dinero, retorno, vuelta el dinero, devolucion, me dais el dinero, vale en lugar, un bono, me lo devuelven",
    late: "el dia antes, un dia antes, una semana antes, dos semanas antes, poco antes, dias de antelacion, con poco tiempo, a ultima, last minute, vispera, la semana antes, la vispera, un mes antes, pasado el plazo, demasiado tarde, plazo",
    transfer:
      "a un colega, a un amigo, a otra persona, otra persona, dejar mi plaza, dejo mi plaza, dar mi plaza, vender mi plaza, revender, pasar mi plaza, traspas*, que vaya otro, vaya otra persona, vaya mi, por mi otra persona, cambiar nombre, cambio de titular, en lugar mio, mi sitio, ceder, vaya otro, puede ir mi, por mi",
    insurance:
      "cobertura, coberturas, cubre el seguro, asistencia medica, seguro de cancelacion, robo, roban, perder la maleta, maleta perdida, repatria*, gastos medicos, seguro, cubre, sanitari*, cubr*, asegurad*, me roban, pierden la maleta, repatriacion",
    vaccination:
      "vacunarse, vacunarme, antipaludic*, paludismo, hepatitis, pinchar*, tetanos, profilaxis, vacuna*, inyeccion*, rabia, dengue",
    emergency:
      "malo alli, mala alli, si enfermo, me enfermo, si me pasa algo, me rompo, pierna rota, me parto, medico, doctor, ambulancia, robado, me roban, pierdo el pasaporte, perdido el pasaporte, ayuda si, quien me ayuda, a quien llamo, a quien aviso, socorro, fiebre, lio, apuro, caigo, lesion*, roto el pie, roto la pierna, roto una pierna, romperme, me pongo enferm*, enfermo, enferma, a quien llamar, me caigo, esguince, intoxicacion, en apuros, pasa algo",
    visa: "caduc*, carnet de identidad, documento*, papeles, papeleo, frontera, aduana, vigencia, visados, entrada al pais, requisitos de entrada, documentos, caduca, caducad*, caducidad, entrar en el pais",
    fitness:
      "andar, caminar, caminata*, se anda, se camina, kilometros, senderismo, vago, vaga, sedentari*, gimnasio, aguante, forma, certificado medico, dificultad, nivel, subida*, cansa, duras, no hago deporte, deportista, caminar mucho, cuanto se anda, andar mucho, dura, exigente, entrenamiento, entrenar, niveles, sobrepeso",
    rain: "lloviendo, tormenta*, chubasc*, diluvi*, tiempo malo, monzon, llueve, lluvia",
    room: "hotel, hoteles, dormir, pernoct*, ronc*, companer* de cuarto, companer* de habitacion, con quien duermo, donde dormimos, donde se duerme, gente desconocida, extran*, litera*, apartamento, habitac*, misma habitacion, mismo cuarto, habitaciones mixtas, duermo, se duerme, ronca*, mismo sexo, con un hombre, con una mujer, con hombres, con chicos, alojamiento*, literas",
    private:
      "cuarto para mi, habitacion para mi, habitacion sol*, dormir sol*, duermo sol*, no compartir, no quiero compartir, sin compartir, suplemento, para mi solit*, individu*, uso individual, cama propia, mi propia, habitacion propia, individual, cuarto propio, habitacion privada, solo para mi",
    couple:
      "mi chic*, mi pareja, mi marido, mi mujer, yo y mi, mi amig* y yo, y yo, los dos, las dos, nosotros dos, cama de matrimonio, cama grande, luna de miel, recien casad*, mejor amig*, dormir juntos, juntos, juntas, reservar junt*, mi novio, mi novia, mi amiga, mi amigo, con una amiga, con un amigo, reservamos dos, en pareja",
    noRoom: "velero, vivac, hostel*, casa rural",
    luggage:
      "equipaje de mano, facturar, facturad*, que llevo, que me llevo, que tengo que llevar, hacer la maleta, kilos, litros, peso, macuto, neceser, bolsa, que llevar, que meto, rigida, con ruedas, cuanto pesa",
    plugs:
      "enchufe, electric*, cargar el movil, cargar, tipo de enchufe, luz, transformador, toma de corriente, enchufe*",
    cash: "cambiar dinero, cambio de dinero, cuanto efectivo, cuanto dinero, aceptan tarjeta, pagar con tarjeta, dinero suelto, metalico, divisas, propina*, tarjeta en, aceptan tarjeta*, dinero llevo",
    tapWater:
      "del grifo, agua del grifo, se puede beber, beber del, agua embotellada, cantimplora, potable",
    duration:
      "cuanto dura, cuantos dias, cuantos dias dura, cuanto tiempo dura, numero de dias, largo, cuanto tiempo, cuantas semanas",
    departures:
      "proximo viaje, proxima fecha, proximas fechas, cuando vais, cuando es, cuando hay, sale el proximo, el proximo, la proxima, que dias sale, calendario, fecha de salida, cuando salis, cuando salimos",
    seats:
      "plaza libre, queda plaza, queda sitio, quedan huecos, hueco, huecos, disponib*, queda alguna, queda alguno, plazas, hay hueco, cuantos quedan, libres",
    complaint:
      "hoja de reclam*, descontent*, decepcion*, timo, estafa, no estoy content*, mal servicio, queja*, quejar*, no me gusto, insatisfech*, salio mal",
    mediation: "abogad*, demand*, juez, denunci*, juicio, demanda*, que ley, ley se aplica",
    personalData:
      "mis datos, quien ve mis, quien ve mi, mi telefono, mi numero, mi informacion, sabeis de mi, vendeis mis, a quien dais, numero de pasaporte, mi correo, terceros",
    account:
      "iniciar sesion, login, crear cuenta, apuntarme a la web, usuario, registrarme, registro, crear una cuenta, darme de alta",
    newsletter:
      "correos publicitarios, spam, darme de baja, dejar de recibir, boletin, correos, no recibir",
    reviews:
      "que dice la gente, comentarios, estrellas, criticas, feedback, que dicen, falsas, trustpilot",
    insolvency:
      "cerrais, vais a la quiebra, desapareceis, dinero seguro, dinero protegido, bancarrota, fondo de garantia, insolven*, desaparec*, mi dinero esta, dinero a salvo, estafa, timo, fiar*, fiable*",
    contact:
      "persona real, humano, os llamo, os escribo, hablar con alguien, numero, movil, chat, atender, atendeis, telefono vuestro, escribiros, llamaros, telefono, hablar con una persona, horario, oficina, donde estais, respondeis, contestais",
    changing:
      "otra salida, cambiar de viaje, cambiar el viaje, mover la reserva, aplaz*, pospon*, retras*, cambiar de salida, mas adelante, mover mi reserva",
    children:
      "bebe, bebes, crios, peques, chaval*, adolescente*, 16 anos, 17 anos, mi hijo, mi hija, hijo, hija, hijos, hij* de * anos, mi hij* de * anos",
    keeping: "guardais, cuanto tiempo guard*, cuanto tiempo ten*, archiv*",
    erasing:
      "borrar mis, borreis mis, borreis, borrar mi cuenta, eliminar mis, eliminar mi, olvid*, copia de mis datos, mis derechos",
    size: "tamano del grupo, grupo grande, de cuantos",
    diet: "comida, comidas, desayuno*",
    meeting:
      "donde nos encontramos, donde empieza, donde comienza, encontrar al grupo, primer dia donde",
    photos: "video*, grabar, graban, instagram, redes sociales, mi cara, mi imagen",
    liability: "culpa, quien paga si, dano*",
    withdrawal: "desist*, derecho de desistimiento",
  },
  idle: "q, k, xq, pq, porq, x, tb, tmb, bn, vd, dnd, cnd, cnt, porfa, porfi, plis, pls, jaja, jeje, ostras, joder, tio, tia, vale, venga, oye, bueno, bua, uf, eh, ah, oh, pues, osea, sea, igual, quiza, quizas, seguramente, supongo, imagino, creo, pienso, parece, pare*, realmente, sinceramente, normalmente, generalmente, siempre, nunca, jamas, veces, menudo, pronto, tarde, temprano, hoy, manana, ayer, noche, noches, ano pasado, enseguida, ya, aun, todavia, casi, apenas, solamente, tampoco, bastante, demasiad*, suficiente, mas, menos, mejor, peor, gran, grande, grandes, pequen*, largo, corto, alto, bajo, nuevo, nueva, bonit*, feo, rar*, normal, facil, rapid*, lent*, segur*, verdad, verdadero, ciert*, mism*, igual, diferente, distint*, otr*, cualquier*, ningun*, ninguna, algun*, vari*, much*, poc*, tod*, cada, ambos, sitio, lugar, parte, cosa, cosas, tema, rollo, caso, punto, tipo, clase, forma de, manera, modo, gente, tipo de, persona, chico, chica, chicos, chicas, hombre*, mujer*, senor*, madre, padre, mama, papa, hermano, hermana, primo, prima, tio, colega, colegas, amig*, companero de trabajo, empresa, agencia, web, pagina, app, internet, online, vacaciones, escapada, aventura, ruta, recorrido, destino*, pais, paises, mundo, extranjero, alli, aqui, alla, ahi, cerca, lejos, fuera, dentro, arriba, abajo, delante, detras, encima, pon*, pus*, pong*, met*, sac*, quit*, dej*, pill*, cog*, cuent*, habl*, dic*, dig*, dij*, pregunt*, respond*, respuest*, cre*, pens*, entiend*, entend*, le*, mir*, ve*, busc*, encontr*, encuentr*, us*, utiliz*, prob*, intent*, esper*, empez*, empiez*, comenz*, acab*, termin*, vuelv*, volv*, ven*, vin*, vien*, sent*, sient*, gust*, encant*, prefier*, interes*, importa, apunt*, junt*, qued*, falt*, sirv*, val*, deber*, hace falta, toca, permit*, permis*, prohib*, acept*, ofrece*, organiz*, encarg*, gestion*, llevo, llevan, montais, soleis, suele, suelen, sol, nervios*, miedo, vergu*, timid*, preocup*, duda, dudas, tont*, consult*, dic, mandais, manda*, envi*, recib*, primera, primero, segunda, ultimo, siguiente, minuto*, ano, anos pasados, finde, fin de semana, entrar, pueda, puedan, sereis, estareis, fuese, fuera, sido, siendo, estado, haciendo, hecho, echo, atras, sois, soy, eres, somos, era, eran, fue, fueron, seria, serian, contigo, conmigo, consigo, aca, debajo, alrededor, durante, mediante, excepto, salvo, segun, hacia, aunque, mientras, entonces, luego, ademas, incluso, acaso, siquiera, asi, claro, suced*, ocurr*, pasar, pasa, paso, pase, import*, signific*, record*, sabe, sabes, sabeis, saben, supe, digo, dices, decis, decir, dicho, explic*, enserio, serio, habitualmente, general, depend*, vale la pena, plena, pleno, medio, medias, mitad, entero, entera, iguales, diferent*, si no, mas bien, ni siquiera, propio, propia, veo, ves, ve, veis, ven, ver, visto, viendo, llam*, toc*, pued*, pod*, quer*, quier*, hab*, hay*, tien*, ten*, hac*, hag*, vay*, vam*, va, vas, van, vais, ver animales",
  elsewhere:
    "vegan*, vegetarian*, numero de telefono, mi pedido, perro*, gato*, mascota*, animal*, wifi, wi fi, tarjeta regalo, tarjetas regalo, regalo, regal*, vale regalo, bitcoin*, cripto*, klarna, bizum, descuento*, rebaja*, codigo*, cupon*, carne joven, estudiante*, jubilad*, familia numerosa, familias numerosas, imserso, puntos, millas, sala vip, tiempo hara, tiempo hace, pronostico, restaurante*, receta*, museo*, prado, abre, cierra, liga, futbol, partido, elecciones, gan*, sueldo, salario, trabaj*, emple*, curriculum, practicas, teletrabaj*, secador, piscina, gimnasio, fumar, fumo, tabaco, spa, masaje*, dron, drones, despedida, boda*, prompt, instrucciones, chiste*, poema, capital, presidente, bolsa de valores, acciones, alquil*, coche, aparcar, parking, taxi, embaraz*, excursion escolar, crucero*, crema solar, oficina*, discoteca*, bar, bares, bano, banos, recomendais, paypal, apple pay, google pay, venmo, zelle, satispay, scalapay, alma, revolut, el tiempo en, que tal el tiempo, llueve hoy, hoy llueve, cuantos grados, hace sol, cuantas estrellas, estrellas tiene el hotel, a cuanto esta el, cotizacion, tipo de cambio hoy, ryanair, easyjet, horoscopo, acariciar a, que hora es, a cuanto esta hoy, esta hoy el dolar, despedida*, soltera, comite de empresa",
};
