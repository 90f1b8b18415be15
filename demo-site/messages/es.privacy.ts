import type { Messages } from './en.ts';

export const privacy: Messages['privacy'] = {
  title: 'Política de privacidad',
  placeholders: 'Los campos marcados debe rellenarlos quien gestione este mercado antes de abrirlo.',
  updated: 'Última actualización: [fecha]',
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
        'Mientras tienes la sesión iniciada, un token que lo demuestra, en una cookie llamada token y en el almacenamiento local con el mismo nombre. La cookie caduca al cabo de una hora. Al cerrar sesión se borran ambos. Una cookie llamada dragoman.visited recuerda, hasta que cierras el navegador, que ya se te ha avisado. Si inicias sesión en la página de un socio, una cookie llamada dragoman-browser marca este navegador durante una hora: los enlaces de esa página traen aquí con la sesión iniciada, y en ningún otro navegador. Cuando eliges idioma o colores, una cookie llamada dragoman-preferences los recuerda durante un año.',
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
};
