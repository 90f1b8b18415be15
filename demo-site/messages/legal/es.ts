import type { Messages } from './en.ts';

export const messages: Messages = {
  placeholders: 'Los campos marcados debe rellenarlos quien gestione este mercado antes de abrirlo.',
  updated: 'Última actualización: [fecha]',
  terms: {
    title: 'Condiciones de uso',
    sections: [
      {
        heading: 'De qué se trata',
        paragraphs: [
          '[nombre de la empresa] gestiona este mercado. Los traductores ofrecen aquí su trabajo y los clientes lo reservan. El contrato sobre el trabajo es entre ellos dos; nosotros los ponemos en contacto, guardamos el dinero y decidimos cuando no se ponen de acuerdo, como dicen estas condiciones.',
        ],
      },
      {
        heading: 'Tu cuenta',
        paragraphs: [
          'Quien se registra es mayor de edad, da su propio nombre y una dirección de correo a la que le llegan los mensajes. No compartas tu contraseña: lo que se hace con tu cuenta cuenta como hecho por ti, hasta que nos digas lo contrario.',
          'Puedes eliminar tu cuenta cuando quieras, en los ajustes. Lo acordado antes se termina o se cancela primero.',
        ],
      },
      {
        heading: 'Reservar, y lo que cuesta',
        paragraphs: [
          'Una oferta indica un precio y para qué vale: una hora, una palabra, una página o todo. Antes de pedir ves cuánto reservas y cuánto suma. Con el botón de reservar, o al aceptar una propuesta, haces un pedido con obligación de pago.',
          'Algunos traductores responden primero: entonces no hay nada acordado hasta que acepten. Otros cobran primero: conocen tu reserva cuando has pagado; si no, termina por sí sola. Lo acordado solo cambia si los dos aceptáis el cambio.',
        ],
      },
      {
        heading: 'Pagar',
        paragraphs: [
          'Pagas a través de [proveedor de pagos]. Guardamos el dinero hasta que aceptes la entrega, o hasta que cuente como aceptada porque no respondiste a tiempo. Entonces lo recibe el traductor, menos nuestra comisión, que ve antes de publicar una oferta.',
        ],
      },
      {
        heading: 'Cancelar',
        paragraphs: [
          'Cada oferta dice qué se te devuelve si cancelas, y hasta cuándo: todo hasta que empiece el trabajo, o menos cuanto más cerca esté la hora acordada. El importe aparece antes de que confirmes. Si el traductor cancela o no empieza nunca, se te devuelve todo.',
        ],
      },
      {
        heading: 'Derecho de desistimiento de los consumidores',
        paragraphs: [
          'Si reservas como consumidor en la Unión Europea, puedes desistir del contrato en un plazo de 14 días sin dar motivos. Basta una declaración clara, por carta o correo: [nombre de la empresa], [dirección postal], [correo de contacto]. Se te devuelve entonces lo pagado, en 14 días y por el mismo medio.',
          'El trabajo que pides dentro de esos 14 días empieza enseguida, porque lo pides. Si desistes cuando ya ha empezado, pagas la parte hecha hasta entonces. Cuando está todo hecho, ya no puedes desistir.',
        ],
      },
      {
        heading: 'Lo que prometen los traductores',
        paragraphs: [
          'Los traductores hacen lo acordado, a tiempo y ellos mismos, y no cuentan lo que leen y oyen. Quien dice que es jurado o que está certificado puede demostrarlo. Los impuestos y la seguridad social son asunto suyo.',
        ],
      },
      {
        heading: 'Lo que nadie puede hacer aquí',
        paragraphs: [
          'Nadie puede engañar a otros, enviar publicidad, ofender o amenazar, publicar lo que es de otros o lo que es ilegal, ni saltarse las reglas de este mercado con programas.',
          'Retiramos esas cosas y cerramos cuentas cuando hace falta. A quien le afecta se le dice, con el motivo, y puede oponerse.',
        ],
      },
      {
        heading: 'Si algo sale mal',
        paragraphs: [
          'Hablad primero: cada encargo tiene su conversación. Si no os ponéis de acuerdo, cualquiera de los dos puede abrir una disputa mientras el dinero esté guardado; leemos a ambos y decidimos sobre el dinero. Los tribunales siguen abiertos para ti.',
          '[Responsabilidad, como la redacten los abogados del operador]',
        ],
      },
      {
        heading: 'Estas condiciones',
        paragraphs: ['[Ley aplicable y tribunales competentes]'],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Quién es responsable',
        paragraphs: [
          '[nombre de la empresa], [dirección postal], es responsable de lo que ocurre con tus datos en este sitio. Puedes escribirnos a [correo de contacto]. Nuestro delegado de protección de datos es [nombre del delegado de protección de datos].',
        ],
      },
      {
        heading: 'Qué guardamos sobre ti',
        paragraphs: [
          'Cuando te registras: tu nombre y apellidos, tu correo electrónico, tu idioma y una huella de tu contraseña a partir de la cual no se puede leer la contraseña. En tu perfil, si lo rellenas: teléfono, dirección, idiomas y una foto.',
          'Cuando publicas o reservas: tus ofertas y solicitudes, los detalles, fechas y horas de tus encargos, los documentos que les añades y los mensajes que intercambias con la otra parte.',
          'Cuando indicas calendarios tuyos: sus direcciones y cuándo estás ocupado en ellos, nada más.',
          'Cuando solo miras: nada sobre ti. Nuestro servidor anota que se pidió una dirección, cuándo y con qué resultado, para mantener el servicio en marcha y defenderse de ataques. Esas notas se borran a los [número de días] días.',
        ],
      },
      {
        heading: 'Quién lo ve',
        paragraphs: [
          'Todo el mundo ve tus ofertas, con tu nombre, tu foto y tus idiomas. Solo las dos partes de un encargo ven sus detalles, documentos y mensajes; mientras hay una disputa los vemos también nosotros, para decidir. Los socios cuyas páginas muestran nuestras ofertas saben cuántas reservas llegaron a través de ellos y por qué importe, y nada sobre ti.',
          'No vendemos datos, no mostramos publicidad ni dejamos que nadie te observe. Las páginas de este sitio no cargan nada de terceros.',
        ],
      },
      {
        heading: 'Qué se guarda en tu dispositivo',
        paragraphs: [
          'Mientras tienes la sesión iniciada, un token que lo demuestra, en una cookie llamada token y en el almacenamiento local con el mismo nombre. La cookie caduca al cabo de una hora. Al cerrar sesión se borran ambos. Después de iniciar sesión, una cookie llamada dragoman-device marca este navegador durante 400 días: los desconocidos que prueben contraseñas no te impiden entrar aquí. Una cookie llamada dragoman.visited recuerda, hasta que cierras el navegador, que ya se te ha avisado. Si inicias sesión en la página de un socio, una cookie llamada dragoman-browser marca este navegador durante una hora: los enlaces de esa página traen aquí con la sesión iniciada, y en ningún otro navegador. Cuando eliges idioma o colores, una cookie llamada dragoman-preferences los recuerda durante un año.',
          'Los borradores de formularios y mensajes que aún no has enviado, durante 30 días, en el almacenamiento local. Los borradores se cifran con una clave que solo tú recibes al iniciar sesión: después de cerrarla, nadie puede leerlos en este dispositivo. Lo que escribes sin haber iniciado sesión no se cifra hasta que alguien la inicia. Todo ello es necesario para lo que has pedido; no hay nada más, así que no hay ningún aviso que cerrar.',
        ],
      },
      {
        heading: 'Pagos',
        paragraphs: [
          'Si pagas con tarjeta, la página de pago es de [proveedor de pagos]. Este recibe tu correo electrónico, tu idioma, el importe y el título del encargo. Nosotros sabemos si has pagado y recibimos la dirección del recibo. Nunca vemos el número de tu tarjeta.',
          'Si ganas dinero aquí, [proveedor de pagos] te lo paga. Recibe de nosotros tu correo electrónico y los importes, y te pide lo que exige la ley, como tu cuenta bancaria. De ello solo sabemos si se te puede pagar.',
          'De cada pago, reembolso y abono guardamos el importe, el momento y el encargo.',
        ],
      },
      {
        heading: 'Dónde y cuánto tiempo',
        paragraphs: [
          'Los datos están en servidores de [proveedor de alojamiento], en [país]. Los conservamos mientras tengas una cuenta. Cuando la eliminas, borramos todo salvo los datos de los pagos, sin tu nombre, que la ley nos obliga a conservar durante [plazo de conservación].',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes preguntar qué sabemos de ti, pedir que se corrija, se borre o se te entregue en un formato común, y oponerte a su uso. Escribe a [correo de contacto]; respondemos en el plazo de un mes. También puedes reclamar ante [autoridad de control].',
          'Nos basamos en el artículo 6, apartado 1, del Reglamento General de Protección de Datos: letra b) para cumplir nuestro contrato contigo, c) para los datos de los pagos, f) para la seguridad del servicio.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Aviso legal',
    sections: [
      {
        heading: 'Quién gestiona este mercado',
        paragraphs: [
          '[nombre de la empresa], [forma jurídica], [dirección postal]. Representada por [nombre del representante].',
        ],
      },
      {
        heading: 'Cómo contactarnos',
        paragraphs: ['Correo: [correo de contacto]. Teléfono: [número de teléfono].'],
      },
      {
        heading: 'Registro e impuestos',
        paragraphs: [
          'Inscrita con el número [número de registro] en el registro de [registro]. Número de IVA: [número de IVA].',
        ],
      },
      {
        heading: 'Responsable del contenido',
        paragraphs: [
          '[nombre y dirección de la persona responsable]. Los traductores son responsables de sus ofertas.',
        ],
      },
      {
        heading: 'Contenido ilegal',
        paragraphs: [
          'Las autoridades y los usuarios pueden escribirnos sobre contenido ilegal a [correo de contacto], en [idiomas].',
        ],
      },
    ],
  },
  help: {
    title: 'Ayuda',
    sections: [
      {
        heading: '¿Cómo encuentro a alguien?',
        paragraphs: [
          'Elige documentos, llamadas o traducciones, y acota la lista por idioma y precio. Las ofertas «populares» van primero: las que tienen más clientes con encargos terminados y pagados, cada cliente contado una vez al mes. Nadie puede comprar un puesto mejor. Las estrellas son la media de las valoraciones; la de un encargo mayor pesa más, hasta 50 €, y de un mismo cliente cuenta una al mes.',
          'Si no encuentras a nadie, publica una solicitud: los traductores te hacen entonces propuestas con precio.',
        ],
      },
      {
        heading: '¿Cómo reservo?',
        paragraphs: [
          'Abre una oferta, elige cuánto y cuándo, y añade tus archivos. Ves el importe antes de pedir. Algunos traductores confirman antes cada reserva, otros la reciben cuando has pagado; la oferta lo dice.',
        ],
      },
      {
        heading: '¿Qué pasa con mi dinero?',
        paragraphs: [
          'Lo guardamos hasta que aceptes la entrega. Si el trabajo no empieza nunca o el traductor cancela, se te devuelve todo. En la página de tu encargo ves siempre qué está pagado, guardado y devuelto.',
        ],
      },
      {
        heading: 'Algo tiene que cambiar.',
        paragraphs: [
          'Abre el encargo: allí propones otra cantidad, otro precio u otra hora, y el traductor acepta o rechaza. También puedes cancelar y ver antes qué se te devuelve.',
        ],
      },
      {
        heading: 'No puedo iniciar sesión.',
        paragraphs: [
          'Elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión y te enviamos un enlace. Si te registraste con otro proveedor, entra de nuevo con él.',
        ],
      },
      {
        heading: 'Traduzco. ¿Cómo empiezo?',
        paragraphs: [
          'Completa tu perfil, publica una oferta y di cuándo se te puede reservar para llamadas. Para cobrar, configura tu cuenta de cobro en los ingresos.',
        ],
      },
      {
        heading: 'Estamos para ayudarte.',
        paragraphs: [
          'Escribe a [correo de contacto]. Si se trata de un encargo, indica su número: está en su dirección.',
        ],
      },
    ],
  },
};
