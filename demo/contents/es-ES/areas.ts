import type { Contents } from "../contents.ts";

export const areas = {
  asia: {
    title: "Viajes a Asia",
    lead: "Del Cáucaso a las islas de Indonesia: desiertos, arrozales, mesetas y ciudades que no apagan la luz. Un continente así se elige mirando primero el mes y después el mapa.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "No hay una temporada de Asia; hay muchas a la vez. En líneas generales:\n\n- **de noviembre a marzo**, el Sudeste continental y buena parte de la India pasan sus meses más secos;\n- **la primavera y el otoño** son las épocas más suaves en Japón, Corea y la Ruta de la Seda;\n- **de junio a septiembre** se abren las carreteras altas de Asia central y los valles del Himalaya a resguardo del monzón, mientras llueve en otras partes;\n- **la península arábiga** se disfruta más en los meses fríos.\n\nLas fechas de cada viaje ya lo tienen en cuenta. En algunas épocas hay además grandes fiestas que llenan trenes y hoteles; si coinciden con tu viaje, el itinerario lo dice.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "Las distancias son largas y los transportes cambian: trenes nocturnos, furgonetas, barcos lentos y algún vuelo interno cuando por carretera harían falta dos días. Con un coordinador, los billetes ya están comprados y nadie se queda en el andén equivocado.\n\nEn la mesa, ser varios es una ventaja: se pide para compartir. Quien no come carne encuentra opciones casi en todas partes; si tienes una alergia, avísanos antes para que lo sepa la cocina.",
      },
      {
        heading: "Qué tipos de viaje hay",
        text: "Hay viajes de descubrimiento en los que se cambia de cama cada dos noches, travesías de altura con mochila ligera, islas que se recorren en barco y unos días intensos en una sola ciudad. Cada viaje indica el esfuerzo del 1 al 5: caminar por encima de los tres mil metros no se parece a una semana de playa, aunque dure lo mismo.",
      },
      {
        heading: "Antes de reservar",
        text: "Revisa el pasaporte, que a menudo debe tener seis meses más de validez, y el visado, que en ciertos países se pide con semanas de antelación. Tras la confirmación te escribimos qué hace falta. El vuelo, como siempre, se compra con la salida confirmada: en [cómo funciona](/como-funciona) están todos los estados.",
      },
    ],
    seo: {
      title: "Viajes en grupo a Asia",
      description:
        "Viajes a Asia en grupos pequeños, de 25 a 49 años: cuándo ir, cómo se mueve el grupo y qué rutas hay, con precios por persona y próximas salidas.",
    },
  },
  europe: {
    title: "Viajes por Europa",
    lead: "Se llega en pocas horas, a veces en tren. Quedan más días para caminar, navegar y alargar la sobremesa, o para ver qué hay más allá de las capitales.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "De mayo a septiembre están abiertos los refugios, los senderos altos y los ferris del Norte, donde casi no anochece. La primavera y el otoño son buenos meses para el Mediterráneo: aprieta menos el calor, hay menos gente y en septiembre el mar sigue templado.\n\nEn invierno se va al norte por la oscuridad y las auroras, que nadie puede garantizar, o al sur para caminar sin sudar. Para Navidad y Fin de año los grupos se forman pronto.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "Los trayectos son cortos y se usan mucho los trenes, autobuses y ferris de línea. Alguna cena se cocina entre varios, en un refugio o en una casa junto al puerto; en las ciudades cada cual tiene su tarde libre y luego volvéis a juntaros.\n\nComo está cerca, mucha gente elige Europa para su primer viaje en grupo. Si quieres probar sin gastar todas las vacaciones, mira los viajes de [hasta 6 días](/buscar?where=europa&duration=up-to-6).",
      },
      {
        heading: "Qué tipos de viaje hay",
        text: "- Rutas a pie, de fáciles a empinadas.\n- Veleros entre islas.\n- Viajes en tren y en bicicleta.\n- Ciudades y pueblos, con calma.\n- Nieve, fiordos y volcanes del Norte.\n\nEn barcos y refugios se duerme en común; en el resto puedes pedir [habitación privada](/habitacion-privada).",
      },
      {
        heading: "Antes de reservar",
        text: "Para muchos países basta el DNI en vigor; para otros necesitas pasaporte, y la página del viaje lo recuerda. El seguro médico y de equipaje está incluido también cerca de casa. Puedes llegar por otro medio que no sea el avión: lo único que importa es el punto de encuentro y su hora.",
      },
    ],
    seo: {
      title: "Viajes en grupo por Europa",
      description:
        "Viajes por Europa en grupos pequeños, de 25 a 49 años: rutas a pie, veleros, trenes y ciudades. Cuándo ir, cómo se viaja, precios y salidas.",
    },
  },
  america: {
    title: "Viajes a América",
    lead: "De Alaska a la Patagonia cambian las estaciones, los acentos y la comida, pero algo se mantiene: el espacio. Las carreteras son largas y se llevan mejor en compañía.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "Las dos mitades del continente tienen las estaciones al revés. El verano de los parques canadienses y de Alaska va de junio a septiembre; en la Patagonia, el verano llega entre diciembre y febrero.\n\nEn los Andes tropicales los meses secos suelen ser de mayo a septiembre. En el Caribe y Centroamérica se prefiere de diciembre a abril, porque entre el verano y el otoño puede haber huracanes. Para los desiertos del Norte, mejor primavera u otoño.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "Algunas etapas duran muchas horas y el paisaje es la mitad del viaje. En Norteamérica se conduce; más al sur se toman autobuses, barcos y algún vuelo interno. Hablar el idioma en buena parte del continente ayuda a que las conversaciones duren más que el trayecto.\n\nPor encima de los tres mil metros el programa sube despacio, para que el cuerpo se acostumbre. Si nunca has dormido en altura, fíjate en las primeras etapas del itinerario.",
      },
      {
        heading: "Qué tipos de viaje hay",
        text: "Encontrarás grandes parques y cañones, travesías andinas, selvas a las que solo se llega por río, islas para recorrer a vela y ciudades que se viven hasta tarde. Algunos viajes unen dos o tres países vecinos. El [buscador](/buscar?where=america) los ordena por mes, esfuerzo, ambiente y precio.",
      },
      {
        heading: "Antes de reservar",
        text: "Muchos destinos piden pasaporte y una autorización que se solicita en línea antes de volar, aunque solo hagas escala. El vuelo es el mayor gasto después del propio viaje y no está en el precio: en la página de la salida verás el aeropuerto y, cuando lo hay, el precio mínimo. Cómpralo solo con la salida confirmada.",
      },
    ],
    seo: {
      title: "Viajes en grupo a América",
      description:
        "Viajes por Norteamérica, Centroamérica y Sudamérica en grupos pequeños, de 25 a 49 años: estaciones, trayectos, tipos de viaje, precios y salidas.",
    },
  },
  africa: {
    title: "Viajes a África",
    lead: "Pistas de arena, selvas, un océano distinto en cada costa. En África el programa vale lo que vale quien lo conoce: por eso el grupo viaja a menudo con gente del lugar.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "El Sáhara y el Norte se visitan entre octubre y abril, cuando de día se camina y de noche hace frío de verdad. Para ver animales en las sabanas del Sur y del Este se prefieren los meses secos, en general de junio a octubre: la hierba está baja y la fauna busca el agua.\n\nCerca del ecuador suele haber dos temporadas de lluvia, una larga y otra corta, y las fechas las esquivan. Las islas del Índico tienen su propio clima: fíjate en los meses de las salidas.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "Se pasan muchas horas en todoterreno o furgoneta, por carreteras que no siempre respetan el horario. En compañía se hace más corto, y con un vehículo para todo el grupo se llega adonde no llegan las líneas.\n\nLas noches alternan hoteles pequeños, campamentos fijos y tiendas. Si la luz va y viene o el agua caliente no es segura, el itinerario lo dice. En parques y aldeas nos acompañan guías locales.",
      },
      {
        heading: "Qué tipos de viaje hay",
        text: "- Safaris, con el despertador antes que el sol.\n- Travesías por el desierto, a pie o en todoterreno.\n- Montañas, del Atlas a los volcanes.\n- Costas e islas, para nadar y navegar.\n- Viajes de música, mercados e historia.\n\nCada viaje indica el esfuerzo del 1 al 5 y el ambiente que más pesa.",
      },
      {
        heading: "Salud y documentos",
        text: "Algunos países exigen la vacuna de la fiebre amarilla y en otros se recomienda profilaxis contra la malaria. No lo decidimos nosotros: pide cita con tiempo en un centro de vacunación internacional. El seguro médico está siempre incluido; lo que cubre figura en los documentos que recibes. Sobre visados y permisos te escribimos tras la confirmación.",
      },
    ],
    seo: {
      title: "Viajes en grupo a África",
      description:
        "Safaris, desiertos, montañas e islas en grupos pequeños, de 25 a 49 años: cuándo ir a África, cómo se viaja, precios por persona y salidas.",
    },
  },
  oceania: {
    title: "Viajes a Oceanía",
    lead: "Son los viajes más lejanos y, por eso, los que piden más calma: islas, arrecifes, desiertos rojos y montañas a una hora del mar.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "Al sur del ecuador las estaciones van al revés. El verano, de diciembre a febrero, es el momento de los senderos de Nueva Zelanda. El interior de Australia se recorre entre abril y septiembre, cuando el calor lo permite.\n\nEn las islas tropicales del Pacífico los meses más secos suelen ser de mayo a octubre; en los demás llueve más y puede pasar un ciclón.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "Tras un vuelo tan largo, los dos primeros días son suaves, para recuperarse del cambio de hora. Después os movéis en furgoneta, en ferri y en avionetas de isla en isla.\n\nEl grupo sirve para repartir gastos donde la vida es cara: cocinas compartidas, un vehículo para todo el mundo, barcos que para una sola persona no zarparían. El fondo común suele ser más alto que en otros lugares; la cantidad prevista está en la página del viaje.",
      },
      {
        heading: "Qué tipos de viaje hay",
        text: "Hay viajes por carretera con muchas etapas, semanas de mar con gafas y tubo, caminatas de un día y rutas por el desierto. El programa suele durar [entre una semana y diez días](/buscar?where=oceania&duration=up-to-10), a los que se suman los días de vuelo.",
      },
      {
        heading: "Antes de reservar",
        text: "Cuenta también los días de vuelo: muchas veces se sale de casa uno o dos días antes de que empiece el programa, y la página de la salida distingue ambas fechas. Una escala puede exigir su propia autorización de entrada. En la aduana los controles de comida, botas y material son estrictos: llega con las suelas limpias.",
      },
    ],
    seo: {
      title: "Viajes en grupo a Oceanía",
      description:
        "Australia, Nueva Zelanda e islas del Pacífico en grupos pequeños, de 25 a 49 años: estaciones, trayectos, precios por persona y próximas salidas.",
    },
  },
  antarctica: {
    title: "Viajes a la Antártida",
    lead: "No hay carreteras, hoteles ni tiendas. Hay un barco, hay hielo y un programa que cada mañana se rehace mirando el cielo.",
    sections: [
      {
        heading: "Cuándo ir",
        text: "Solo se navega en el verano austral, más o menos de noviembre a marzo. Al principio de la temporada la nieve está intacta y hay más hielo; en pleno enero los días son larguísimos y en las colonias hay crías; hacia el final es más fácil cruzarse con ballenas.",
      },
      {
        heading: "Cómo es viajar en grupo",
        text: "A bordo, nuestro grupo es uno entre varios: se come en la misma mesa, se siguen los mismos turnos para bajar y se comparten camarotes. El coordinador mantiene unido al grupo; la seguridad y los desembarcos los decide la tripulación, y su palabra cierra la discusión.\n\nEl tramo de mar abierto puede moverse mucho. Si te mareas, consúltalo con tu médico antes de reservar.",
      },
      {
        heading: "Qué tipo de viaje es",
        text: "Es una expedición: se baja en lancha neumática cuando el mar lo permite, se camina despacio por la nieve y se pasa mucho rato en silencio, mirando. Nadie puede prometer un desembarco ni un animal. Con la fauna se guardan distancias exactas y de tierra no se trae nada, ni siquiera una piedra.",
      },
      {
        heading: "Antes de reservar",
        text: "Las plazas son pocas y las fechas se deciden con mucha antelación. La [habitación privada](/habitacion-privada) depende de los camarotes del barco. Deja al menos un día de margen entre la vuelta a puerto y el vuelo a casa: el mar tiene sus horarios. Ante cualquier duda, [escríbenos](/contacto) antes.",
      },
    ],
    seo: {
      title: "Viajes en grupo a la Antártida",
      description:
        "Una expedición en barco entre hielos en grupo pequeño, de 25 a 49 años: cuándo se va, cómo es la vida a bordo, precios por persona y salidas.",
    },
  },
} as const satisfies Contents;
