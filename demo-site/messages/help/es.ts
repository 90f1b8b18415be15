import type { Messages } from './en.ts';

export const messages: Messages = {
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
        'Escríbenos: nuestra dirección está en el aviso legal. Si se trata de un encargo, indica su número: está en su dirección.',
      ],
    },
  ],
};
