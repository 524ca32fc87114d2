import type { Contents } from "../contents.ts";

export const legal = {
  "legal-general-condition": {
    title: "Condiciones generales del viaje combinado",
    lead: "Las reglas del contrato de viaje entre tú y {product}, escritas para que se lean. La ley española prevalece cuando te protege más.",
    sections: [
      {
        heading: "1. Quiénes somos y qué regula este texto",
        text: "Estas condiciones se aplican a los viajes combinados que organiza y vende {product}, es decir, la empresa indicada al pie de la página («nosotros», «el organizador»), a quien viaja con fines ajenos a su actividad profesional («tú», «el viajero»).\n\nEl contrato lo forman este texto, la página del viaje y de la salida en el momento de reservar, el formulario de información normalizada y la confirmación que recibes por correo electrónico. Si una condición particular de la confirmación dice algo distinto, vale la confirmación.",
      },
      {
        heading: "2. Ley aplicable",
        text: "Los viajes combinados se rigen por el libro cuarto del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios (Real Decreto Legislativo 1/2007, de 16 de noviembre), que incorpora la Directiva (UE) 2015/2302, por la Ley 7/1998 sobre condiciones generales de la contratación y por la normativa turística de la comunidad autónoma que corresponda. Nada de lo que sigue reduce los derechos que te dan esas normas.",
      },
      {
        heading: "3. Qué incluye el precio",
        text: "La página del viaje enumera lo que está incluido y lo que no. Siempre lo están la presencia del coordinador y el seguro médico y de equipaje, con los límites y exclusiones que recoge la póliza.\n\nSalvo que se indique otra cosa, nunca están incluidos:\n\n- los vuelos y demás transportes hasta el punto de encuentro;\n- el fondo común, que se paga en destino entre la cantidad mínima y la máxima indicadas;\n- visados, vacunas, tasas locales y gastos personales.\n\nLa habitación privada está incluida para dos personas que reservan juntas, donde exista; en los demás casos es un suplemento que indica la página del viaje.",
      },
      {
        heading: "4. Cómo se celebra el contrato",
        text: "La plaza se pide por correo. Antes de pagar recibes la información precontractual y el formulario normalizado que exige la ley. El contrato queda celebrado cuando te enviamos la confirmación de la reserva. Guárdala: es tu copia en soporte duradero.\n\nEn los viajes combinados contratados por internet no existe el desistimiento de catorce días de otras compras a distancia; en su lugar rige la [política de cancelación](/legal/cancellation-policy). Si el contrato se firma fuera de establecimiento mercantil, puedes desistir en catorce días sin motivo ni penalización.",
      },
      {
        heading: "5. Precio, anticipo y pago final",
        text: "Al reservar pagas el anticipo, si la página de la salida indica uno, o bien el precio completo. El pago final vence 31 días antes de la salida; la fecha exacta está en la confirmación. Si reservas después del último día para pagar solo el anticipo, abonas el precio completo.\n\nSi el pago final no llega, te enviamos un aviso con un nuevo plazo de al menos cinco días. Pasado ese plazo, podemos entender que has resuelto el contrato. Los precios están en euros e incluyen impuestos; los importes en otras monedas son conversiones informativas.",
      },
      {
        heading: "6. Quién puede participar",
        text: "Cada salida indica una franja de edad: 25-35, 35-49 o todas (25-49). Con 21 a 25 años, o con 36 o 37, puedes pedirnos una excepción antes de reservar. Eres responsable de llevar la documentación en vigor, los visados y las vacunas que se exijan; la información general sobre pasaportes y plazos está en la página del viaje y en el formulario.\n\nCuéntanos antes de reservar si tienes movilidad reducida u otra necesidad: te diremos si el viaje es adecuado y qué podemos preparar.",
      },
      {
        heading: "7. Cesión del contrato",
        text: "Puedes ceder tu plaza a otra persona que cumpla las condiciones del viaje, avisándonos por escrito al menos siete días naturales antes del inicio (artículo 157). Quien cede y quien recibe responden solidariamente del pago final y de los gastos reales y razonables del cambio, que te comunicamos y acreditamos.",
      },
      {
        heading: "8. Cambios de precio",
        text: "Tras la confirmación, el precio solo puede subir si cambian el coste del combustible del transporte, los impuestos o tasas de terceros o los tipos de cambio aplicables (artículo 158). Te lo comunicamos, con el motivo y el cálculo, a más tardar veinte días naturales antes del inicio.\n\nSi la subida supera el 8 % del precio total, puedes resolver el contrato sin penalización. Cuando esos mismos costes bajan, tienes derecho a la reducción correspondiente, descontados los gastos administrativos reales.",
      },
      {
        heading: "9. Cambios en el programa",
        text: "Podemos modificar aspectos poco importantes, como el orden de las etapas, si te avisamos con claridad. Cuando tengamos que alterar de forma sustancial una característica principal, podrás aceptar el cambio, elegir otro viaje o resolver el contrato sin penalización en el plazo que te indiquemos. Si lo resuelves, te devolvemos todo en un máximo de catorce días naturales (artículo 159).",
      },
      {
        heading: "10. Tu cancelación",
        text: "Puedes resolver el contrato en cualquier momento antes del inicio. Hasta 31 días antes de la salida no pagas nada; con la opción flexible, el plazo llega hasta 8 días antes. Más tarde se debe una penalización adecuada y justificable, calculada como explica la [política de cancelación](/legal/cancellation-policy).\n\nNo hay penalización, en ningún momento, si en el destino o en sus inmediaciones concurren circunstancias inevitables y extraordinarias que afecten de forma significativa al viaje (artículo 160).",
      },
      {
        heading: "11. Cuando cancelamos nosotros",
        text: "Podemos cancelar una salida, con reembolso completo y sin otra compensación, si el grupo no llega al mínimo indicado. Te lo comunicamos en la fecha que figura en la página de la salida y nunca más tarde de veinte días naturales antes del inicio en viajes de más de seis días, siete días en los de dos a seis días y cuarenta y ocho horas en los más cortos.\n\nLo mismo ocurre si circunstancias inevitables y extraordinarias nos impiden salir. El reembolso llega en un máximo de catorce días naturales; si lo prefieres, te cambiamos a otra fecha sin coste. Mientras una salida no esté confirmada, te pedimos que no compres el vuelo.",
      },
      {
        heading: "12. Ejecución del viaje",
        text: "Respondemos de todos los servicios del viaje combinado, también de los que prestan otros. Si algo no se ajusta a lo contratado, díselo cuanto antes al coordinador o a nosotros: lo corregiremos en un plazo razonable, salvo que sea imposible o desproporcionado. Si no lo hacemos, puedes resolverlo tú y reclamarnos los gastos necesarios; cuando la falta es grave y persiste, puedes poner fin al contrato sin penalización (artículo 161).",
      },
      {
        heading: "13. Reducción del precio e indemnización",
        text: "Tienes derecho a una reducción adecuada del precio por el tiempo en que haya habido falta de conformidad, y a una indemnización por los daños sufridos (artículo 162). No hay indemnización si la falta se debe a ti, a un tercero ajeno a los servicios de forma imprevisible o a circunstancias inevitables y extraordinarias.\n\nSalvo los daños corporales y los causados con intención o negligencia, nuestra responsabilidad se limita al triple del precio total; se respetan los límites de los convenios internacionales de transporte. Las acciones prescriben a los dos años.",
      },
      {
        heading: "14. Lo que te pedimos en ruta",
        text: "Sigue las indicaciones de seguridad del coordinador, de las guías y de las tripulaciones; respeta las leyes del país y a las demás personas. Quien ponga en peligro al grupo o haga imposible el viaje puede quedar fuera de él, tras un aviso si las circunstancias lo permiten. Respondes de los daños que causes con intención o negligencia.",
      },
      {
        heading: "15. Asistencia y garantía por insolvencia",
        text: "Si te encuentras en dificultades te asistimos sin demora: información sobre servicios sanitarios, autoridades y consulados, ayuda con las comunicaciones y para encontrar otras soluciones.\n\nTu dinero está protegido: en caso de insolvencia, una garantía devuelve los pagos realizados y, si el viaje ha empezado e incluye transporte, cubre el regreso (artículo 164 y siguientes). El nombre y los datos del garante figuran en el formulario de información y en la confirmación.",
      },
      {
        heading: "16. Reclamaciones y tribunales",
        text: "Escríbenos desde la página de [contacto](/contacto) en cuanto puedas tras la vuelta; te contestamos en un máximo de un mes. Tienes a tu disposición hojas de reclamaciones y puedes acudir a los servicios de consumo de tu comunidad autónoma o municipio, y a una entidad de resolución alternativa acreditada según la Ley 7/2017; cuando participemos en el sistema arbitral de consumo, lo indicaremos en la confirmación. Son competentes los juzgados de tu domicilio.",
      },
    ],
    seo: {
      title: "Condiciones generales del viaje combinado",
      description:
        "Contrato de viaje combinado: precio, anticipo y pago final, cancelación, grupo mínimo, responsabilidad, reclamaciones y garantía por insolvencia.",
    },
  },
  "legal-cancellation-policy": {
    title: "Política de cancelación",
    lead: "Hasta 31 días antes de la salida cancelas gratis; con la opción flexible, hasta 8 días antes. Estos son los casos, uno por uno.",
    sections: [
      {
        heading: "1. Hasta 31 días antes",
        text: "Puedes cancelar sin explicaciones y sin gastos hasta 31 días antes de la fecha de salida. Te devolvemos todo lo que hayas pagado, anticipo incluido. El último día figura en la página de la salida y vale hasta la medianoche, hora peninsular.",
      },
      {
        heading: "2. Con la opción flexible, hasta 8 días antes",
        text: "Si al reservar elegiste la opción flexible, el plazo pasa a ser de 8 días antes de la salida. Te devolvemos el precio del viaje y los suplementos. El coste de la opción se indica antes de pagar; también lo devolvemos si cancelas hasta 31 días antes, pero no si usas la opción más tarde.",
      },
      {
        heading: "3. Después de esos plazos",
        text: "También puedes cancelar más tarde, hasta el inicio del viaje. En ese caso retenemos una penalización adecuada y justificable, como prevé el artículo 160 de la ley: el precio del viaje, menos lo que ahorramos y menos lo que ingresamos si otra persona ocupa tu plaza. Nunca supera lo que has pagado.\n\nSi lo pides, te enviamos el cálculo partida por partida.",
      },
      {
        heading: "4. Ceder tu plaza",
        text: "Antes de cancelar, piensa si alguien puede viajar en tu lugar. Hasta siete días naturales antes del inicio puedes ceder el contrato a quien cumpla los requisitos de la salida, pagando solo los gastos reales del cambio.",
      },
      {
        heading: "5. Circunstancias inevitables y extraordinarias",
        text: "Si en el destino o en sus inmediaciones ocurre algo inevitable y extraordinario, por ejemplo un conflicto, una epidemia o una catástrofe natural, y afecta de forma significativa al viaje, cancelas sin penalización en cualquier momento antes del inicio y te lo devolvemos todo.",
      },
      {
        heading: "6. Si cancelamos nosotros",
        text: "Cuando el grupo no llega al mínimo te avisamos en la fecha de decisión que figura en la página de la salida y, en todo caso, dentro de los plazos legales de las [condiciones generales](/legal/general-condition). Eliges tú: otra fecha sin coste o el reembolso completo.\n\nLos vuelos comprados aparte no forman parte del viaje combinado. Por eso, mientras el estado no sea «confirmada» o «casi completa», te pedimos que esperes.",
      },
      {
        heading: "7. Cómo cancelar y cuándo llega el dinero",
        text: "Escríbenos desde la página de [contacto](/contacto) con el correo de la reserva; cuenta el día en que envías el mensaje. Te confirmamos que lo hemos recibido y la cantidad. El reembolso llega sin demora, como máximo en catorce días naturales, por el mismo medio de pago que usaste.",
      },
      {
        heading: "8. Varias personas en una reserva",
        text: "Si reserváis dos plazas y solo se cancela una, a esa se le aplican las reglas de esta página y la otra se mantiene. La habitación privada incluida para dos deja de estar garantizada: quien sigue puede compartir con el grupo o pagar el suplemento, si queda disponibilidad.",
      },
    ],
    seo: {
      title: "Política de cancelación y reembolsos",
      description:
        "Cancelación gratuita hasta 31 días antes de la salida, 8 con la opción flexible: plazos, penalizaciones, reembolsos y cesión de la plaza.",
    },
  },
  "legal-terms-conditions": {
    title: "Términos y condiciones de la web",
    lead: "Cómo puedes usar esta web y qué puedes esperar de nosotros. El contrato de viaje tiene sus propias reglas, en las condiciones generales.",
    sections: [
      {
        heading: "1. Titular de la web",
        text: "Esta web pertenece a {product}, es decir, a la empresa indicada al pie de la página, con los datos que exige el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico. Los encuentras en el [aviso legal](/contacto#aviso-legal); para escribirnos, usa la página de [contacto](/contacto).",
      },
      {
        heading: "2. Para qué sirve",
        text: "Puedes consultar viajes y salidas, comparar fechas y precios, guardar favoritos y pedir avisos de nuevas fechas. La consulta es gratuita y no requiere registro. Al reservar se aplican además las [condiciones generales](/legal/general-condition).",
      },
      {
        heading: "3. Tu cuenta",
        text: "La cuenta es personal y se crea con un correo electrónico válido, confirmado mediante un código. Debes ser mayor de edad. No compartas códigos ni contraseñas y avísanos si crees que alguien los conoce. Puedes cerrarla cuando quieras; podemos suspenderla en caso de uso ilícito o de incumplimiento grave, explicándote el motivo.",
      },
      {
        heading: "4. Información, precios y plazas",
        text: "Actualizamos continuamente precios, plazas y estados. Vale lo que ves en el resumen antes de confirmar la compra. Si un precio contiene un error evidente te avisamos: puedes reservar al precio correcto o renunciar con devolución inmediata. Los importes en monedas distintas del euro son conversiones, con la fecha del cambio. Los precios de los vuelos son orientativos y no son una oferta nuestra.",
      },
      {
        heading: "5. Opiniones",
        text: "Las opiniones llegan a través de un proveedor que las recoge de quienes han reservado y viajado. Podemos elegir qué textos destacamos, pero no tocamos ni las notas ni el reparto de estrellas. Se retiran las ofensivas, las ilícitas y las que contienen datos de otras personas.",
      },
      {
        heading: "6. Uso correcto",
        text: "No está permitido:\n\n- copiar de forma sistemática el catálogo o consultarlo con programas que frenen el servicio;\n- eludir medidas de seguridad o entrar en espacios ajenos;\n- publicar contenidos ilícitos o hacerse pasar por otra persona;\n- usar los datos de quienes viajan para algo distinto del viaje.",
      },
      {
        heading: "7. Propiedad intelectual",
        text: "Textos, ilustraciones, mapas, marca y programas son nuestros o de quien nos ha dado licencia. Puedes compartir enlaces e imprimir una copia para ti. Para cualquier otro uso hace falta nuestro permiso por escrito. Las fotos que nos envías siguen siendo tuyas: las reglas están en [comparte tus fotos](/compartir-medios).",
      },
      {
        heading: "8. Servicios de terceros",
        text: "Algunas funciones, como los mapas interactivos, son de terceros y solo se cargan cuando las abres o después de tu consentimiento. Las webs que enlazamos tienen sus propias normas, de las que no respondemos; si un enlace lleva a contenidos ilícitos, dínoslo y lo quitamos.",
      },
      {
        heading: "9. Disponibilidad y responsabilidad",
        text: "Procuramos que la web funcione siempre, pero puede haber cortes por mantenimiento o averías. Respondemos de los daños causados con dolo o culpa grave y en todos los demás casos en que la ley no permite limitarlo. Nada de esta página reduce tus derechos como consumidor.",
      },
      {
        heading: "10. Cambios, ley y tribunales",
        text: "Podemos actualizar estos términos; la fecha del último cambio está al final. A las reservas ya hechas se les aplica el texto vigente en aquel momento. Rige la ley española. Si actúas como consumidor, son competentes los juzgados de tu domicilio, y sigue abierta la vía de la resolución alternativa de conflictos.",
      },
    ],
    seo: {
      title: "Términos y condiciones de uso de la web",
      description:
        "Reglas de uso de la web: cuenta, precios y plazas, opiniones, propiedad intelectual, servicios de terceros, responsabilidad y ley aplicable.",
    },
  },
  "legal-privacy-policy": {
    title: "Política de privacidad",
    lead: "Qué datos tratamos, para qué, durante cuánto tiempo y qué puedes pedirnos. Según el Reglamento (UE) 2016/679 y la Ley Orgánica 3/2018.",
    sections: [
      {
        heading: "1. Responsable del tratamiento",
        text: "El responsable es {product}, es decir, la empresa indicada al pie de la página. Para cualquier cuestión sobre tus datos escribe a la dirección de la página de [contacto](/contacto) con «privacidad» en el asunto: llegará a quien se ocupa de ello.",
      },
      {
        heading: "2. Qué datos tratamos",
        text: "- **Navegación**: dirección IP, tipo de navegador y páginas solicitadas, el tiempo necesario para prestar el servicio y protegerlo.\n- **Cuenta**: correo, contraseña cifrada o código, teléfono si lo indicas, favoritos y avisos.\n- **Reserva**: nombre, fecha de nacimiento, NIF, dirección, documento de viaje, contacto de emergencia y pagos.\n- **Viaje**: número de viajes anteriores, género para repartir las habitaciones y lo que nos pidas.\n- **Salud**: alergias, dietas o necesidades médicas, solo si nos las comunicas.",
      },
      {
        heading: "3. Para qué los usamos y con qué base",
        text: "- Celebrar y cumplir el contrato y contestar a tus peticiones (artículo 6.1.b del Reglamento).\n- Cumplir obligaciones fiscales, contables y de seguridad ciudadana; para eso sirve el NIF (artículo 6.1.c).\n- Proteger la web, prevenir fraudes, defender derechos y mejorar el servicio con datos agregados: es nuestro interés legítimo, al que puedes oponerte (artículo 6.1.f).\n- Enviarte publicidad y usar cookies no necesarias: solo con tu consentimiento (artículo 6.1.a).\n- Tratar datos de salud: solo con tu consentimiento explícito o para proteger un interés vital (artículo 9).",
      },
      {
        heading: "4. Si prefieres no darlos",
        text: "Los datos marcados como obligatorios son necesarios para reservar: sin ellos no podemos celebrar el contrato ni emitir los documentos. El consentimiento para publicidad y el de los datos de salud son libres; puedes negarlos y reservar igualmente, aunque sin saber de una alergia no podremos tenerla en cuenta.",
      },
      {
        heading: "5. Qué ven las demás personas",
        text: "Quien no ha iniciado sesión solo ve cuánta gente se ha apuntado a una salida. Quien la ha iniciado puede ver el nombre de pila de quienes van y algunos datos generales del grupo. El teléfono y el correo no aparecen nunca; en el chat del grupo decides tú qué muestras.",
      },
      {
        heading: "6. A quién los comunicamos",
        text: "Al coordinador del grupo, a alojamientos, transportistas y guías locales, en lo que necesiten; a la aseguradora; a quien gestiona los pagos; a proveedores informáticos y de correo, como encargados del tratamiento; a asesorías contables y jurídicas; a las autoridades, cuando la ley lo exige. No vendemos datos.",
      },
      {
        heading: "7. Países fuera de la Unión Europea",
        text: "Si el viaje transcurre fuera del Espacio Económico Europeo, algunos datos tienen que llegar a hoteles y proveedores de ese país: la transferencia es necesaria para cumplir el contrato (artículo 49). Con los proveedores informáticos usamos decisiones de adecuación o cláusulas contractuales tipo de la Comisión Europea, de las que puedes pedir copia.",
      },
      {
        heading: "8. Cuánto tiempo los guardamos",
        text: "- Contratos y contabilidad: seis años, como exige el Código de Comercio, y bloqueados mientras prescriben las acciones.\n- Copias de documentos de viaje y datos de salud: hasta treinta días después de la vuelta, salvo que haya un siniestro abierto.\n- Cuenta: hasta que la cierres o tras tres años sin usarla, con un aviso previo.\n- Publicidad: hasta que retires el consentimiento.\n- Registros técnicos: doce meses como máximo.",
      },
      {
        heading: "9. Cookies y técnicas similares",
        text: "Usamos cookies técnicas para la sesión, la moneda y la seguridad, que no requieren consentimiento. Las búsquedas recientes se quedan en tu navegador y no nos llegan. Las estadísticas, los mapas de terceros y el envío de errores solo se activan si lo aceptas en el panel de preferencias; rechazar es tan fácil como aceptar y puedes cambiar de idea cuando quieras, conforme al artículo 22.2 de la Ley 34/2002 y a la guía de la AEPD.",
      },
      {
        heading: "10. Decisiones automatizadas",
        text: "No tomamos decisiones basadas únicamente en tratamientos automatizados que tengan efectos jurídicos sobre ti. Los resultados de la búsqueda se ordenan según el criterio que eliges y no según tu perfil; el precio de una salida es el mismo para cualquiera que la mire.",
      },
      {
        heading: "11. Tus derechos",
        text: "Puedes pedirnos acceso, rectificación, supresión, limitación y portabilidad, y oponerte a los tratamientos basados en el interés legítimo (artículos 15 a 22). A la publicidad puedes oponerte siempre, también desde el enlace de cada mensaje. Puedes retirar un consentimiento sin que afecte a lo ya hecho. Contestamos en un mes y sin coste.",
      },
      {
        heading: "12. Reclamación ante la AEPD",
        text: "Si crees que no respetamos las normas, puedes reclamar ante la Agencia Española de Protección de Datos o ante la autoridad del Estado en el que vives o trabajas, además de acudir a los tribunales. Si antes nos escribes, intentaremos resolverlo.",
      },
      {
        heading: "13. Seguridad",
        text: "La comunicación con la web va cifrada, los accesos del personal están limitados por funciones y quedan registrados, y las copias de seguridad están protegidas. Si una brecha supone un riesgo alto para ti, te avisamos sin demora y la notificamos a la AEPD en un plazo de setenta y dos horas.",
      },
      {
        heading: "14. Menores y cambios",
        text: "La web se dirige a personas adultas y no recogemos a sabiendas datos de menores. Esta política puede cambiar; la fecha de la última modificación está al final y, si el cambio es importante, avisamos por correo a quienes tienen cuenta.",
      },
    ],
    seo: {
      title: "Política de privacidad y de cookies",
      description:
        "Qué datos tratamos, para qué, cuánto tiempo y con quién los compartimos; tus derechos según el RGPD y cómo reclamar ante la AEPD.",
    },
  },
} as const satisfies Contents;
