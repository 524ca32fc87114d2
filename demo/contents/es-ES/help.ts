import type { Contents } from "../contents.ts";

export const help = {
  contacts: {
    title: "Contacto",
    lead: "Cómo localizarnos y cuándo. Con algún dato más en tu mensaje, la respuesta llega antes.",
    sections: [
      {
        heading: "Antes de escribir",
        text: "Muchas respuestas ya están en la página de la salida: precio, anticipo, resto, fechas de cancelación, plazas, edades. Otras están en las [preguntas frecuentes](/preguntas-frecuentes) y en [cómo funciona](/como-funciona). Si no encuentras la tuya, escríbenos: la leerá una persona.",
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
        text: "Habla primero con quien coordina: está ahí y puede resolverlo al momento. Para un problema de salud tienes además el teléfono de asistencia que figura en los documentos del seguro; responde a cualquier hora. Si hace falta algo de nuestra parte, quien coordina nos llamará.",
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
    lead: "Grupos, habitaciones, pagos, vuelos: primero las cuatro cosas que conviene saber, luego las respuestas a lo que más nos preguntan.",
    sections: [
      {
        heading: "Al principio nadie se conoce",
        text: "Casi todo el mundo reserva una sola plaza. El grupo es pequeño, tiene [una edad cercana a la tuya](/grupos-de-edad) y viaja con una persona que lo coordina desde el punto de encuentro hasta el último día. El chat se abre antes de la salida, así que al llegar ya te suenan los nombres. Si venís dos, perfecto también: la habitación privada está incluida.",
      },
      {
        heading: "El vuelo, después de la confirmación",
        text: "Los vuelos no están en el precio. Compra el tuyo cuando la salida esté **confirmada** o **casi completa**; si está programada, casi confirmada o bajo petición, espera. En la página de la salida verás el aeropuerto recomendado y, cuando los tenemos, el precio mínimo de un vuelo directo y de uno con escalas. En [cómo funciona](/como-funciona) explicamos todos los estados.",
      },
      {
        heading: "Anticipo hoy, resto 31 días antes",
        text: "Reservas con un anticipo y pagas lo demás 31 días antes de salir. Hasta ese día puedes cancelar sin gastos; con la opción flexible, hasta 8 días antes. El seguro médico y de equipaje va siempre incluido. En destino se suma el fondo común, que cada viaje indica con una cantidad mínima y otra máxima por persona.",
      },
      {
        heading: "Si tu respuesta no está",
        text: "Cada viaje tiene además sus propias preguntas, al final de la página: equipaje, visados, estaciones, caminatas. Cuando no baste, [escríbenos](/contacto) con el nombre del viaje y la fecha. Si tu duda puede servir a más gente, la añadimos aquí.",
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
        text: "Después del viaje, quien coordina abre un álbum compartido y te manda el enlace. Súbelas ahí, en su tamaño original, sin filtros ni textos. Si el álbum ya no existe, escribe a la dirección de la página de [contacto](/contacto) con el nombre del viaje y la fecha.",
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
        text: "Hace falta un permiso por escrito de cada persona reconocible: vale un mensaje que diga “sí, podéis publicarla”. Guárdalo y adjúntalo a la carpeta. También cuenta para guías, conductores y gente del mercado. Nada de menores, de personas en un mal momento, de documentos ni de habitaciones ajenas. Si alguien retira el permiso, avísanos ese mismo día.",
      },
    ],
    seo: {
      title: "Fotos y vídeos: guía para quien coordina",
      description:
        "Cómo entregan fotos y vídeos quienes coordinan un viaje: selección, plazos, derechos de autor y permiso escrito de las personas reconocibles.",
    },
  },
} as const satisfies Contents;
