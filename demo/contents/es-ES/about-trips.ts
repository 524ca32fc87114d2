import type { Contents } from "../contents.ts";

export const aboutTrips = {
  "how-it-works": {
    title: "Cómo funciona",
    lead: "Pides una plaza por tu cuenta, el grupo se forma y un coordinador os acompaña. Estos son los pasos, desde la primera búsqueda hasta la vuelta.",
    sections: [
      {
        heading: "Elige un viaje y una fecha",
        text: "[Busca](/buscar) por lugar, mes, edad o presupuesto, o empieza por la lista de [destinos](/viajes). Cada viaje tiene su itinerario, día a día, y una o varias salidas.\n\nEn la página de la salida está todo antes de registrarte: precio por persona, anticipo, fecha del pago final, plazas libres, cuánta gente se ha apuntado y cuánta falta. Los nombres de quienes viajan se ven únicamente tras iniciar sesión.",
      },
      {
        heading: "Mira en qué punto está el grupo",
        text: "Cada salida tiene un estado, y el estado te dice qué hacer con el vuelo.\n\n{statuses}\n\nSi tienes poco tiempo, empieza por las [salidas confirmadas](/salidas-viajes-confirmados).",
      },
      {
        heading: "Pide tu plaza: anticipo y pago final",
        text: "La plaza se pide por correo desde la página de la salida: atención al cliente te explica los siguientes pasos. Al reservar pagas un anticipo; el pago final se hace 31 días antes de la salida. El anticipo es posible hasta una fecha que figura en cada salida: a partir de ahí se paga todo de una vez.\n\nEl precio lleva siempre el seguro médico y de equipaje. Los vuelos van aparte: los eliges tú, desde la ciudad que prefieras, y la página del viaje te recomienda un aeropuerto.",
      },
      {
        heading: "Si cambias de idea",
        text: "Puedes cancelar gratis hasta 31 días antes de la salida, o hasta 8 días antes si elegiste la opción flexible. Las dos fechas exactas están en la página de la salida, y el resto en la [política de cancelación](/legal/cancellation-policy).\n\nCuando es el grupo el que no llega al mínimo, decides tú: te cambiamos gratis a otra fecha o te devolvemos lo que hayas pagado.",
      },
      {
        heading: "Dónde y con quién se duerme",
        text: "Normalmente compartes habitación con una o dos personas del grupo, de tu mismo sexo y de tu franja de edad. Si reserváis dos plazas juntas, la habitación privada está incluida; si reservas para ti, puedes pedirla con un suplemento que indica la página del viaje. Aquí están [todos los casos](/habitacion-privada).",
      },
      {
        heading: "El fondo común",
        text: "Es el dinero que el grupo reúne al llegar para los gastos sobre el terreno: entradas, transporte local, alguna cena. En la página del viaje verás una cantidad mínima y otra máxima por persona, y qué cubre. El coordinador lleva las cuentas a la vista de todo el mundo, y lo que sobra vuelve a vosotros.",
      },
      {
        heading: "Y a viajar",
        text: "Antes de la salida se abre el chat del grupo. En el punto de encuentro te espera [el coordinador](/coordinadores): viaja con el grupo hasta el final, conoce la ruta y cuida de los horarios y de las personas. No hace de guía turístico; donde hace falta, hay guías locales.",
      },
    ],
    seo: {
      title: "Cómo funciona un viaje en grupo",
      description:
        "Estados de las salidas, anticipo y pago final, cancelación gratuita, fondo común y habitaciones: cómo funciona un viaje en grupo pequeño, paso a paso.",
    },
  },
  "age-groups": {
    title: "Grupos de edad",
    lead: "Cada salida indica para qué edades está pensada. Hay tres opciones y, entre una y otra, cierto margen.",
    sections: [
      {
        heading: "De 25 a 35 años",
        text: "Es la franja con el ritmo más vivo: habitaciones compartidas, días llenos y alguna noche larga. Mucha gente lleva pocos años trabajando, tiene las vacaciones contadas y quiere aprovecharlas bien. Encontrarás estas salidas en el buscador, en [25-35](/buscar?age=25-35).",
      },
      {
        heading: "35+, es decir, de 35 a 49",
        text: "La ruta es la misma; cambia el grupo. En la cena se habla de otras cosas, el despertador puede sonar antes y es más habitual que alguien pida una [habitación privada](/habitacion-privada). Aquí tienes las salidas [35+](/buscar?age=35-49).",
      },
      {
        heading: "Todas las edades: de 25 a 49",
        text: "Cuando importa más lo que se hace que el año en que naciste, abrimos la salida a todo el mundo: una travesía de varios días, un velero, una semana de nieve. El grupo es mixto y la edad media varía de una fecha a otra. Las verás en [todas](/buscar?age=all).",
      },
      {
        heading: "Si tienes entre 21 y 25",
        text: "Puedes pedir plaza en las salidas 25-35. Escríbenos antes de reservar: miramos cómo es el grupo y te contestamos con un sí o con otra fecha que encaje mejor.",
      },
      {
        heading: "Si tienes 36 o 37",
        text: "Acabas de pasar una frontera, y las fronteras también están para eso. Si la fecha que te viene bien es una 25-35, [escríbenos](/contacto): hay cierta flexibilidad, sobre todo cuando en el grupo ya va alguien de tu edad. Con 35 eliges tú, porque entras en las dos franjas.",
      },
      {
        heading: "Por qué hay franjas",
        text: "En un grupo pequeño se comparte mucho: la habitación, la furgoneta, la mesa. Ir con gente de una edad parecida lo hace más fácil y no hace falta ningún otro filtro. Nos da igual si viajas en pareja o por tu cuenta, y cuántos viajes lleves.\n\nCuenta la edad que tendrás el día de la salida. Si reservas con alguien de otra franja, lo más cómodo es una salida abierta a todas las edades.",
      },
    ],
    seo: {
      title: "Grupos de edad: 25-35, 35+ y todas las edades",
      description:
        "Hay salidas para 25-35 años, para 35-49 y para todas las edades de 25 a 49. Cómo elegir la tuya y cuándo hay margen con 21-25, 36 o 37 años.",
    },
  },
  "no-sharing-room": {
    title: "Habitación privada",
    lead: "Lo normal es compartir habitación con una o dos personas del grupo. Si prefieres dormir por tu cuenta, se puede: así funciona y esto cuesta.",
    sections: [
      {
        heading: "Si reservas para dos",
        text: "Reservad a la vez y la habitación privada ya va en el precio: una doble, con dos camas o con una, para vosotros dos, en todas las paradas donde hay habitaciones. No tienes que añadir nada; basta con pedir dos plazas en la misma reserva.",
      },
      {
        heading: "Si reservas para ti",
        text: "Puedes pedir una habitación individual pagando un suplemento. El importe, por persona, figura en la página de cada viaje y cubre todas las noches de hotel.\n\nSi no la eliges, compartes habitación con una o dos personas de tu mismo sexo y de tu franja de edad.",
      },
      {
        heading: "Dónde no es posible",
        text: "En tiendas, refugios, barcos, albergues y casas de familias se duerme en común y no hay habitación privada para nadie. El itinerario lo dice noche a noche. Para ver solo los viajes que la ofrecen, usa el [filtro del buscador](/buscar?privateRoom=1).",
      },
      {
        heading: "Hasta cuándo puedes cambiar",
        text: "Puedes añadir o quitar el suplemento hasta 31 días antes de la salida, mientras queden habitaciones. Después, el reparto ya está hecho.",
      },
    ],
    seo: {
      title: "Habitación privada en viajes en grupo",
      description:
        "La habitación privada está incluida si reservas para dos; para una persona hay un suplemento, indicado en cada viaje. Cuándo se puede y cuándo no.",
    },
  },
} as const satisfies Contents;
