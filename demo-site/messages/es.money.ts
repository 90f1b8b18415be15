import type { Messages } from './en.ts';

export const money: Messages['money'] = {
  heading: 'Cómo se mueve el dinero',
  paid: {
    'before-start':
      'Ves el total antes de reservar: el precio por hora multiplicado por las horas que elijas. Pagas con tarjeta después de reservar, y el trabajo empieza en cuanto hayas pagado.',
    'before-finish':
      'Ves el total antes de reservar: el precio por hora multiplicado por las horas que elijas. Pagas con tarjeta, a más tardar antes de aceptar la entrega.',
    off: 'Ves el total antes de reservar: el precio por hora multiplicado por las horas que elijas. Pagar aquí con tarjeta es cosa vuestra; lo que sigue vale para el dinero pagado aquí.',
  },
  held: ({ fee }) =>
    `El dinero queda en nuestro proveedor de pagos y lo guardamos hasta que aceptes la entrega. Entonces va al traductor, menos nuestra tarifa del ${fee}. Los traductores ven lo que reciben por hora antes de publicar una oferta.`,
  heldWithoutFee:
    'El dinero queda en nuestro proveedor de pagos y lo guardamos hasta que aceptes la entrega. Entonces va entero al traductor: no cobramos tarifa.',
  finish: ({ days }) =>
    `Una entrega pagada a la que no respondes se da por aceptada pasado un plazo (${days}); antes te lo recordamos.`,
  refund:
    'Si un encargo se rechaza o se cancela antes de que empiece el trabajo, recuperas todo. Para terminar un encargo ya empezado, acordáis entre los dos cómo repartir el dinero. Si no lo conseguís, cualquiera de los dos puede abrir una disputa: leemos a ambas partes, la conversación y los archivos, y decidimos.',
};
