import type { Contents } from "../contents.ts";

export const help = {
  contacts: {
    title: "Contacto",
    lead: "Cómo localizarnos y cuándo. Con algún dato más en tu mensaje, la respuesta llega antes.",
    sections: [
      {
        heading: "Antes de escribir",
        text: "Muchas respuestas ya están en la página de la salida: precio, anticipo, pago final, fechas de cancelación, plazas, edades. Otras están en las [preguntas frecuentes](/preguntas-frecuentes) y en [cómo funciona](/como-funciona). Si no encuentras la tuya, escríbenos: la leerá una persona.",
      },
      {
        heading: "Si aún no has reservado",
        text: "Dinos el nombre del viaje y la fecha que estás mirando. También ayuda saber tu edad, desde qué ciudad sales y si vas por tu cuenta o con alguien. Si tienes entre 21 y 25 años, o 36 o 37, pregúntanos por la salida que te interesa: miramos el grupo y te decimos si puedes entrar.",
      },
      {
        heading: "Si la salida está bajo petición",
        text: "Significa que no quedan plazas y que solo se entra hablando con nosotros. Envíanos el viaje y la fecha: te diremos si ha quedado un hueco, si puede abrirse o si conviene otra salida. Hasta que te lo confirmemos, no compres el vuelo.",
      },
      {
        heading: "Si ya tienes reserva",
        text: "Escribe desde el correo con el que reservaste e indica la fecha de salida. Podemos ayudarte a:\n\n- corregir un nombre o un documento;\n- añadir o quitar la [habitación privada](/habitacion-privada);\n- ceder tu plaza a otra persona;\n- cancelar, dentro de los plazos de la [política de cancelación](/legal/cancellation-policy);\n- avisar de una alergia, una dieta o una necesidad médica.",
      },
      {
        heading: "Si estás de viaje",
        text: "Habla primero con el coordinador: está ahí y puede resolverlo al momento. Para un problema de salud tienes además el teléfono de asistencia que figura en los documentos del seguro; responde a cualquier hora. Si hace falta algo de nuestra parte, el coordinador nos llamará.",
      },
      {
        heading: "Una reclamación",
        text: "Si algo no va bien, dilo durante el viaje: muchas veces se arregla el mismo día. Si no es suficiente, escríbenos a la vuelta con los hechos, las fechas y lo que pides. Tienes hojas de reclamaciones a tu disposición, y tus derechos están en las [condiciones generales](/legal/general-condition).",
      },
      {
        heading: "Aviso legal",
        text: "Datos que pide el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico:\n\n- **Titular**: {product}, una empresa de demostración. Detrás de esta web no hay ninguna sociedad y ninguno de los viajes que aparecen se vende.\n- **Contacto**: el correo y el horario están al principio de esta página.\n- **Domicilio, registro, NIF, título de agencia de viajes y garantía**: una empresa de demostración no los tiene. Quien venda viajes aquí pondrá los suyos en este lugar.",
      },
    ],
    seo: {
      title: "Contacto y atención al cliente",
      description:
        "Cómo contactar con {product}, cuándo respondemos y qué conviene contar para recibir una respuesta rápida: antes de reservar, después y de viaje.",
    },
  },
  faqs: {
    title: "Preguntas frecuentes",
    lead: "Grupos, habitaciones, pagos, vuelos: respuestas breves a lo que más nos preguntan antes de reservar.",
    sections: [
      {
        heading: "",
        text: "Las respuestas de esta página valen para todos los viajes. Lo que cambia de uno a otro, como el clima, los enchufes o la moneda, está al final de la página de cada viaje. Para verlo todo junto, lee [cómo funciona](/como-funciona).",
      },
      {
        heading: "Si tu respuesta no está",
        text: "Cada viaje tiene además sus propias preguntas, al final de la página: equipaje, visados, estaciones, caminatas. Cuando no baste, [escríbenos](/contacto) con el nombre del viaje y la fecha. Si tu duda puede servir a más gente, la añadimos aquí.",
      },
    ],
    questions: [
      {
        title: "Reservar y pagar",
        items: [
          {
            question: "¿Cuánto pago y cuándo?",
            answer:
              "Al reservar pagas un anticipo, si la salida lo ofrece. El pago final se hace 31 días antes de salir. Después del último día del anticipo se paga todo de una vez: la fecha está en la página de la salida.",
          },
          {
            question: "¿En qué moneda pago?",
            answer:
              "En euros. Si eliges ver los precios en otra moneda, los convertimos al cambio del día indicado, pero lo que pagas sigue siendo en euros.",
          },
          {
            question: "¿El seguro está incluido?",
            answer:
              "Sí: el seguro médico y de equipaje va en el precio de todos los viajes, para todo el mundo. Si tienes una alergia o una enfermedad que importe en el viaje, avísanos antes y el coordinador lo tendrá en cuenta.",
          },
          {
            question: "¿Qué no entra en el precio?",
            answer:
              "Los vuelos, el fondo común y, si viajas por tu cuenta y la quieres, la habitación privada. Cada viaje tiene dos listas, lo incluido y lo no incluido, para que puedas sumar antes de reservar.",
          },
          {
            question: "¿Podemos reservar dos personas?",
            answer:
              "Sí. Coged dos plazas en la misma reserva: la habitación privada está incluida allí donde se duerme en habitaciones.",
          },
        ],
      },
      {
        title: "Antes y durante el viaje",
        items: [
          {
            question: "¿Y si el grupo no llega al mínimo?",
            answer:
              "Te escribimos y decides tú: te cambiamos gratis a otra fecha o te devolvemos lo que hayas pagado. La página de la salida dice cuántas personas faltan y hasta cuándo esperamos.",
          },
          {
            question: "¿Cuándo sé con quién viajo?",
            answer:
              "Antes de reservar ves cuánta gente se ha apuntado y la franja de edad. Los nombres solo los ve quien ha iniciado sesión.",
          },
          {
            question: "¿Qué forma física necesito?",
            answer:
              "Cada viaje indica el esfuerzo con un número del 1 al 5. Con 1 y 2 se pasea por ciudades y caminos fáciles, con alguna caminata más larga; con 3 se camina media jornada. Para 4 y 5 hace falta experiencia: caminatas largas, con mochila, también con calor o lluvia.",
          },
          {
            question: "¿Necesito vacunas?",
            answer:
              "Depende del país y de tu salud: consúltalo con tu médico o en un centro de vacunación internacional, mejor entre seis y ocho semanas antes.",
          },
          {
            question: "¿A quién acudo si algo va mal durante el viaje?",
            answer:
              "Primero al coordinador, que está ahí contigo. Para un problema de salud tienes además el teléfono de asistencia que figura en los documentos del seguro: responde a cualquier hora.",
          },
        ],
      },
    ],
    seo: {
      title: "Preguntas frecuentes sobre viajes en grupo",
      description:
        "Cuándo comprar el vuelo, cómo se duerme, qué es el fondo común, cómo se cancela: respuestas breves sobre {product} y los viajes en grupo.",
    },
  },
  "media-sharing": {
    title: "Comparte tus fotos",
    lead: "Las imágenes que más ayudan a elegir un viaje son las de quien ya lo ha hecho. Si tienes alguna, puedes enviárnosla.",
    sections: [
      {
        heading: "Cómo enviarlas",
        text: "Después del viaje, el coordinador abre un álbum compartido y te manda el enlace. Súbelas ahí, en su tamaño original, sin filtros ni textos. Si el álbum ya no existe, escribe a la dirección de la página de [contacto](/contacto) con el nombre del viaje y la fecha.",
      },
      {
        heading: "Cuáles nos sirven",
        text: "- El camino, el mercado, la mesa: cómo es un día de verdad.\n- Las habitaciones, las tiendas, la furgoneta.\n- El tiempo que hizo, lluvia incluida.\n\nUna decena de fotos cuenta más que trescientas. De cada una basta con el lugar y, si lo recuerdas, el día.",
      },
      {
        heading: "Qué nos permites hacer",
        text: "Las fotos siguen siendo tuyas. Al enviarlas nos autorizas a usarlas gratis y sin exclusividad en la web, en nuestros mensajes y en nuestros canales, recortadas o reducidas si hace falta, con tu nombre de pila al lado si quieres. Puedes retirar el permiso cuando prefieras: quitaremos las imágenes de todo lo que dependa de nosotros.",
      },
      {
        heading: "Las personas que aparecen",
        text: "Pide permiso a quien se reconozca, también a la gente de tu grupo. No envíes imágenes de menores ni de personas heridas o en apuros. Si sales en una foto y no quieres aparecer, dínoslo y la retiramos. Los detalles están en la [política de privacidad](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Comparte las fotos de tu viaje",
      description:
        "Cómo enviarnos las fotos de un viaje, cuáles sirven, qué nos permites hacer con ellas y cómo pedir permiso a las personas que se reconocen.",
    },
  },
  "media-coordinators": {
    title: "Fotos para coordinadores",
    lead: "Coordinas un grupo y haces fotos por el camino: aquí está cómo entregar el material, con qué derechos y con el permiso de quién.",
    sections: [
      {
        heading: "Antes de salir",
        text: "Pregunta en el chat quién no quiere aparecer en las fotos y apúntalo. Repítelo en persona el primer día, porque hay quien cambia de idea. Con decir que no basta: nadie tiene que dar explicaciones ni quedarse fuera de un momento del grupo por eso.",
      },
      {
        heading: "La entrega",
        text: "Sube el material en los catorce días siguientes a la vuelta, en una carpeta con el nombre del viaje y la fecha de salida. Bastan entre veinte y cuarenta fotos elegidas, horizontales y verticales, en su formato original; los vídeos, de un minuto como máximo. Indica lugar, día y autoría.",
      },
      {
        heading: "Los derechos",
        text: "La autoría de lo que fotografías es tuya. A {product} le concedes un uso no exclusivo, sin límite de tiempo ni de territorio, para dar a conocer los viajes; lo que recibes a cambio está en tu acuerdo de colaboración. Entrega solo material propio. Si una foto es de alguien del grupo, tiene que enviarla esa persona desde la página [para quienes viajan](/compartir-medios).",
      },
      {
        heading: "El permiso de quien aparece",
        text: "Hace falta un permiso por escrito de cada persona reconocible: vale un mensaje que diga «sí, podéis publicarla». Guárdalo y adjúntalo a la carpeta. También cuenta para guías, conductores y gente del mercado. Nada de menores, de personas en un mal momento, de documentos ni de habitaciones ajenas. Si alguien retira el permiso, avísanos ese mismo día.",
      },
    ],
    seo: {
      title: "Fotos y vídeos: guía para coordinadores",
      description:
        "Cómo entrega el coordinador las fotos y los vídeos de un viaje: selección, plazos, derechos de autor y permiso escrito de las personas reconocibles.",
    },
  },
} as const satisfies Contents;
