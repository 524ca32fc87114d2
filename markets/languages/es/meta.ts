import type { meta as english } from "#markets/languages/en/meta.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const meta: Part<typeof english> = {
  "meta.title": "{title} · {product}",
  "meta.home.title": "{product}: viajes en grupos pequeños con gente de tu edad",
  "meta.home.description":
    "Viajes para gente de 25 a 49 años en más de 100 países, con coordinador y seguro incluidos. Sales por tu cuenta y viajas en grupo.",
  "meta.travels.title": "Destinos: todos los viajes por continente · {product}",
  "meta.travels.description":
    "Todos los destinos de {product}, continente a continente, con precios por persona y próximas salidas.",
  "meta.area.title": "{place}: viajes en grupos pequeños · {product}",
  "meta.area.description":
    "{place} en grupos pequeños: itinerarios, precios por persona y salidas con su estado.",
  "meta.travel.title": "{trip}: {days} días, desde {price} · {product}",
  "meta.travel.titleNoPrice": "{trip}: {days} días en grupo pequeño · {product}",
  "meta.travel.description":
    "{trip}: {days} días en un grupo pequeño con coordinador. Itinerario, qué incluye, salidas y precios por persona.",
  "meta.itinerary.title": "{trip}: itinerario · {product}",
  "meta.itinerary.description":
    "Adónde vas, dónde duermes y cómo te mueves: los {days} días de {trip}.",
  "meta.tour.title": "{trip}, salida del {date} · {product}",
  "meta.tour.description":
    "{trip} desde el {date}: {status}. Precio, anticipo, pago final y cancelación, todo en una página.",
  "meta.coordinators.title": "Nuestros coordinadores · {product}",
  "meta.coordinators.description":
    "Quién viaja con los grupos: de dónde viene y qué viajes ha coordinado.",
  "meta.coordinator.title": "{name}, de {city}: sus próximos viajes · {product}",
  "meta.coordinator.description": "Conoce a {name} y descubre sus próximas salidas.",
  "meta.search.title": "Buscar viajes · {product}",
  "meta.search.description":
    "Busca por lugar, fecha, edad y presupuesto. Cada viaje muestra su precio por persona y su próxima salida.",
  "meta.tours.title": "Salidas confirmadas · {product}",
  "meta.tours.description":
    "Las salidas confirmadas, con plazas libres, fechas y precios por persona. Ya puedes comprar el vuelo.",
  "meta.wishlist.title": "Lista de deseos · {product}",
  "meta.wishlist.description": "Los viajes y las salidas que has guardado.",
  "meta.events.title": "Eventos WeMeet en tu ciudad · {product}",
  "meta.events.description":
    "Paseos, cañas y tardes con quienes viajan con {product}: días, lugares y cuánta gente va, ciudad por ciudad.",
  "meta.event.title": "{title}, {city}, {day} · {product}",
  "meta.login.title": "Iniciar sesión · {product}",
  "meta.login.description": "Inicia sesión con un código que te enviamos por correo.",
  "feed.title": "Nuevas salidas · {product}",
  "feed.tripTitle": "{trip}: nuevas salidas",
  "feed.description": "Las últimas salidas añadidas, con fechas, estado y precio por persona.",
  "meta.page.description": "{title}: lo que necesitas saber antes de viajar con {product}.",
};
