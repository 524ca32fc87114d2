import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "yo sol*, voy sol*, viajo sol*, ir sol*, unica sola, la unica, el unico, sin conocer, no conozco, sin compania, solter*, por libre, a mi bola, sin nadie",
    companions:
      "quienes van, quienes son, quien mas, el resto del grupo, los demas, cuantas chicas, cuantos chicos, cuantas mujeres, cuantos hombres, compis, gente va, tipo de gente",
    age: "limite de edad, edad minima, edad maxima, demasiado mayor, demasiado joven, muy mayor, gente de mi edad, mi edad, tengo 2*, tengo 3*, tengo 4*, tengo 5*, veinteaner*, treintaner*, cuarent*, treinta y, cumpleanos, viej*, cuarentona, cincuent*",
    coordinator:
      "alguien de vosotros, uno de vosotros, quien nos guia, quien lleva el grupo, quien organiza, responsable del grupo, monitor*, jefe de grupo, acompaname",
    flight:
      "volar, avion, escala*, aerolinea*, ryanair, vueling, iberia, compania aerea, pillar el vuelo",
    confirmed: "sale fijo, fijo que sale, al 100, seguro que se hace, se hace seguro, va a salir",
    almostFull: "quedan pocas, quedan pocos, se esta llenando, ultimas",
    waitingList:
      "apuntarme a la lista, en cola, si alguien se cae, si se libera, se libera una plaza, se queda libre",
    soldOut: "no hay plazas, no hay sitio, esta lleno, todo lleno, sin sitio",
    minimum:
      "se cancela el viaje, cancelais vosotros, cancelais el viaje, anulais, no se apunta, no se apuntan, apuntad*, falta de gente, pocos apuntados, somos pocos, no hay gente, no hay gente suficiente, no hay grupo, no sale el grupo, no se forma, suspende, suspenden, no se llega",
    payment:
      "a plazos, plazos, cuotas, fraccion*, tarjeta, domicili*, iban, como se paga, forma de pago, formas de pago, metodos de pago",
    deposit:
      "guardar plaza, guardar la plaza, guardar mi plaza, reservar plaza, reservar la plaza, dar de senal, adelant*, por adelantado, pagar ahora, primer pago, para reservar, entrada",
    balance:
      "el resto, cuando el resto, lo que falta, lo demas, pagar todo, terminar de pagar, acabar de pagar",
    price:
      "cuanto es, cuanto sale, por cuanto, cuanto me sale, cuanto cuesta, cuanto cobrais, que vale, car*, barat*, presupuesto, pasta cuesta, importe, precio total, a cuanto, sale a",
    increase:
      "mas caro despues, sube el precio, subir el precio, combustible, recargo*, precio cerrado, precio fijo",
    included:
      "dentro del precio, en el precio, todo incluido, va incluido, viene incluido, que trae, que entra, va en el precio, cubre, cubierto",
    excluded:
      "gastos extra, costes ocultos, por mi cuenta pagar, me lo pago yo, lo pago yo, lo pillo yo, pillo yo, lo compro yo, tengo que comprar, anadir, suma, que mas pago, otros gastos, fuera del precio, de mi bolsillo",
    kitty: "fondo del grupo, dinero comun, hucha, vaca, escote, poner dinero, pagar alli",
    cancelling:
      "echo atras, me echo atras, me rajo, rajarme, me bajo, bajarme, no puedo, no voy, si no voy, si no puedo, al final no, no puedo venir, imprevisto, me surge algo, cancelo, cancelacion, dar de baja, borrarme del viaje, cambio de opinion, me lo pienso mejor, dejarlo",
    free: "penalizacion, penalizaciones, sin pagar, no pago nada, comision, me cobrais, multa",
    flexible: "flexi, opcion flex, flexibilidad, tarifa flex",
    refund:
      "la pasta, me devolveis, devuelta, dinero de vuelta, mi pasta, perder el dinero, pierdo la pasta, lo pierdo todo, pierdo todo, pierdo dinero, retorno, vuelta el dinero",
    late: "el dia antes, un dia antes, una semana antes, dos semanas antes, poco antes, dias de antelacion, con poco tiempo, a ultima, last minute, vispera",
    transfer:
      "a un colega, a un amigo, a otra persona, otra persona, dejar mi plaza, dejo mi plaza, dar mi plaza, vender mi plaza, revender, pasar mi plaza, traspas*, que vaya otro, vaya otra persona, vaya mi, por mi otra persona, cambiar nombre, cambio de titular, en lugar mio",
    insurance:
      "cobertura, coberturas, cubre el seguro, asistencia medica, seguro de cancelacion, robo, roban, perder la maleta, maleta perdida, repatria*, gastos medicos, seguro, cubre, sanitari*, cubr*",
    vaccination:
      "vacunarse, vacunarme, antipaludic*, paludismo, hepatitis, pinchar*, tetanos, profilaxis",
    emergency:
      "malo alli, mala alli, si enfermo, me enfermo, si me pasa algo, me rompo, pierna rota, me parto, medico, doctor, ambulancia, robado, me roban, pierdo el pasaporte, perdido el pasaporte, ayuda si, quien me ayuda, a quien llamo, a quien aviso, socorro, fiebre, lio, apuro, caigo, lesion*",
    visa: "caduc*, carnet de identidad, documento*, papeles, papeleo, frontera, aduana, vigencia, visados, entrada al pais, requisitos de entrada",
    fitness:
      "andar, caminar, caminata*, se anda, se camina, kilometros, senderismo, vago, vaga, sedentari*, gimnasio, aguante, forma, certificado medico, dificultad, nivel, subida*, cansa, duras",
    rain: "lloviendo, tormenta*, chubasc*, diluvi*, tiempo malo, monzon",
    room: "hotel, hoteles, dormir, pernoct*, ronc*, companer* de cuarto, companer* de habitacion, con quien duermo, donde dormimos, donde se duerme, gente desconocida, extran*, litera*, apartamento, habitac*, misma habitacion, mismo cuarto",
    private:
      "cuarto para mi, habitacion para mi, habitacion sol*, dormir sol*, duermo sol*, no compartir, no quiero compartir, sin compartir, suplemento, para mi solit*, individu*, uso individual, cama propia, mi propia, habitacion propia",
    couple:
      "mi chic*, mi pareja, mi marido, mi mujer, yo y mi, mi amig* y yo, y yo, los dos, las dos, nosotros dos, cama de matrimonio, cama grande, luna de miel, recien casad*, mejor amig*, dormir juntos, juntos, juntas, reservar junt*",
    noRoom: "velero, vivac, hostel*, casa rural",
    luggage:
      "equipaje de mano, facturar, facturad*, que llevo, que me llevo, que tengo que llevar, hacer la maleta, kilos, litros, peso, macuto, neceser",
    plugs:
      "enchufe, electric*, cargar el movil, cargar, tipo de enchufe, luz, transformador, toma de corriente",
    cash: "cambiar dinero, cambio de dinero, cuanto efectivo, cuanto dinero, aceptan tarjeta, pagar con tarjeta, dinero suelto, metalico, divisas, propina*",
    tapWater:
      "del grifo, agua del grifo, se puede beber, beber del, agua embotellada, cantimplora, potable",
    duration:
      "cuanto dura, cuantos dias, cuantos dias dura, cuanto tiempo dura, numero de dias, largo",
    departures:
      "proximo viaje, proxima fecha, proximas fechas, cuando vais, cuando es, cuando hay, sale el proximo, el proximo, la proxima, que dias sale, calendario, fecha de salida",
    seats:
      "plaza libre, queda plaza, queda sitio, quedan huecos, hueco, huecos, disponib*, queda alguna, queda alguno",
    complaint:
      "hoja de reclam*, descontent*, decepcion*, timo, estafa, no estoy content*, mal servicio",
    mediation: "abogad*, demand*, juez, denunci*",
    personalData: "mis datos, quien ve mis, quien ve mi, mi telefono, mi numero",
    account: "iniciar sesion, login, crear cuenta, apuntarme a la web, usuario",
    newsletter: "correos publicitarios, spam, darme de baja, dejar de recibir",
    reviews: "que dice la gente, comentarios, estrellas, criticas, feedback",
    insolvency:
      "cerrais, vais a la quiebra, desapareceis, dinero seguro, dinero protegido, bancarrota, fondo de garantia",
    contact:
      "persona real, humano, os llamo, os escribo, hablar con alguien, numero, movil, chat, atender, atendeis, telefono vuestro, escribiros, llamaros",
    changing:
      "otra salida, cambiar de viaje, cambiar el viaje, mover la reserva, aplaz*, pospon*, retras*, cambiar de salida, mas adelante",
    children:
      "bebe, bebes, crios, peques, chaval*, adolescente*, 16 anos, 17 anos, mi hijo, mi hija",
  },
  idle: "q, k, xq, pq, porq, x, tb, tmb, bn, vd, dnd, cnd, cnt, porfa, porfi, plis, pls, jaja, jeje, ostras, joder, tio, tia, vale, venga, oye, bueno, bua, uf, eh, ah, oh, pues, osea, sea, igual, quiza, quizas, seguramente, supongo, imagino, creo, pienso, parece, pare*, realmente, sinceramente, normalmente, generalmente, siempre, nunca, jamas, veces, menudo, pronto, tarde, temprano, hoy, manana, ayer, noche, noches, ano pasado, enseguida, ya, aun, todavia, casi, apenas, solamente, tampoco, bastante, demasiad*, suficiente, mas, menos, mejor, peor, gran, grande, grandes, pequen*, largo, corto, alto, bajo, nuevo, nueva, bonit*, feo, rar*, normal, facil, rapid*, lent*, segur*, verdad, verdadero, ciert*, mism*, igual, diferente, distint*, otr*, cualquier*, ningun*, ninguna, algun*, vari*, much*, poc*, tod*, cada, ambos, sitio, lugar, parte, cosa, cosas, tema, rollo, caso, punto, tipo, clase, forma de, manera, modo, gente, tipo de, persona, chico, chica, chicos, chicas, hombre*, mujer*, senor*, madre, padre, mama, papa, hermano, hermana, primo, prima, tio, colega, colegas, amig*, companero de trabajo, empresa, agencia, web, pagina, app, internet, online, vacaciones, escapada, aventura, ruta, recorrido, destino*, pais, paises, mundo, extranjero, alli, aqui, alla, ahi, cerca, lejos, fuera, dentro, arriba, abajo, delante, detras, encima, pon*, pus*, pong*, met*, sac*, quit*, dej*, pill*, cog*, cuent*, habl*, dic*, dig*, dij*, pregunt*, respond*, respuest*, cre*, pens*, entiend*, entend*, le*, mir*, ve*, busc*, encontr*, encuentr*, us*, utiliz*, prob*, intent*, esper*, empez*, empiez*, comenz*, acab*, termin*, vuelv*, volv*, ven*, vin*, vien*, sent*, sient*, gust*, encant*, prefier*, interes*, importa, apunt*, junt*, qued*, falt*, sirv*, val*, deber*, hace falta, toca, permit*, permis*, prohib*, acept*, ofrece*, organiz*, encarg*, gestion*, llevo, llevan, montais, soleis, suele, suelen, sol, nervios*, miedo, vergu*, timid*, preocup*, duda, dudas, tont*, consult*, dic, mandais, manda*, envi*, recib*, primera, primero, segunda, ultimo, siguiente, minuto*, ano, anos pasados, finde, fin de semana, entrar, pueda, puedan, sereis, estareis, fuese, fuera, sido, siendo, estado, haciendo, hecho, echo, atras",
  elsewhere:
    "vegan*, vegetarian*, numero de telefono, mi pedido, perro*, gato*, mascota*, animal*, wifi, wi fi, tarjeta regalo, tarjetas regalo, regalo, regal*, vale regalo, bitcoin*, cripto*, klarna, bizum, descuento*, rebaja*, codigo*, cupon*, carne joven, estudiante*, jubilad*, familia numerosa, familias numerosas, imserso, puntos, millas, sala vip, tiempo hara, tiempo hace, pronostico, restaurante*, receta*, museo*, prado, abre, cierra, liga, futbol, partido, elecciones, gan*, sueldo, salario, trabaj*, emple*, curriculum, practicas, teletrabaj*, secador, piscina, gimnasio, fumar, fumo, tabaco, spa, masaje*, dron, drones, despedida, boda*, prompt, instrucciones, chiste*, poema, capital, presidente, bolsa de valores, acciones, alquil*, coche, aparcar, parking, taxi, silla de ruedas, discapac*, embaraz*, excursion escolar, crucero*, crema solar, oficina*, discoteca*, bar, bares, bano, banos, recomendais, paypal, apple pay, google pay, venmo, zelle, satispay, scalapay, alma, revolut, el tiempo en, que tal el tiempo, llueve hoy, hoy llueve, cuantos grados, hace sol",
};
