import type { Contents } from "../contents.ts";

export const aboutUs = {
  "our-values": {
    title: "El buen {product}er",
    lead: "Unas pocas reglas, escritas para que cualquiera pueda comprobarlas: las que seguimos al organizar y las que pedimos a quien viaja.",
    sections: [
      {
        heading: "Llamamos a las cosas por su nombre",
        text: "Una salida que aún no tiene suficiente gente se llama «programada», y al lado pone que no compres el vuelo. Si faltan cuatro personas, decimos cuatro. Cuando un precio ha bajado ves el anterior tachado, y cuando un descuento ha caducado también lo ves.\n\nNo escribimos «últimas plazas» para meterte prisa. El número de plazas libres está en la página y con eso basta.",
      },
      {
        heading: "Grupos pequeños",
        text: "Un grupo debería poder cenar en una sola mesa y cruzar una calle sin parar el tráfico. Por eso cada salida tiene un tamaño previsto, que lees antes de reservar. La gente tiene entre 25 y 49 años, en [tres franjas](/grupos-de-edad), y casi nadie se conoce el primer día.",
      },
      {
        heading: "Una persona, no un paraguas en alto",
        text: "[El coordinador](/coordinadores) viaja con el grupo, come lo que come el grupo y duerme donde duerme el grupo. Sabe cómo se llega, tiene un plan para la lluvia y se da cuenta de quién lleva un rato sin hablar. Las explicaciones delante de un templo se las deja a una guía del lugar, que las sabe mejor.",
      },
      {
        heading: "Un precio que se puede sumar",
        text: "El seguro médico y de equipaje va siempre incluido. Los vuelos no, y lo ponemos junto al precio. El fondo común tiene una cantidad mínima y otra máxima; el suplemento de la habitación privada está indicado. Con esas cifras puedes hacer la cuenta completa antes de pagar un euro.",
      },
      {
        heading: "Respeto a quien nos recibe",
        text: "Un buen {product}er:\n\n- pregunta antes de fotografiar a alguien y acepta un no;\n- se viste como se acostumbra en los lugares de culto;\n- no compra animales, corales ni piezas antiguas;\n- deja los senderos como estaban, o más limpios;\n- gasta, si puede elegir, en el horno, el barco o la guía del lugar.",
      },
      {
        heading: "Respeto dentro del grupo",
        text: "Nadie tiene que explicar de dónde viene, con quién está ni por qué viaja sin compañía. Beber no es obligatorio y trasnochar tampoco. Si alguien trata mal a otra persona, el coordinador habla con ella; si continúa, deja el grupo.",
      },
      {
        heading: "Equivocarse y arreglarlo",
        text: "Se cancela un autobús, un hotel no es el de la foto, a veces hemos calculado mal. Entonces contamos qué ha pasado, buscamos otra solución y, si te corresponde una devolución, no esperamos a que la pidas. Para lo demás está la página de [contacto](/contacto).",
      },
    ],
    seo: {
      title: "El buen {product}er: nuestros valores",
      description:
        "Estados sin adornos, grupos pequeños, precios que se pueden sumar y respeto por quien recibe y por quien viaja: las reglas que seguimos en ruta.",
    },
  },
} as const satisfies Contents;
