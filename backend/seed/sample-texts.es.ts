/** Spanish texts of sample offers. */
import type { SampleTexts } from './sample-offer.ts';

export const spanishTexts: SampleTexts = {
  'Certified translation of birth and marriage certificates': [
    'Traducción jurada de certificados de nacimiento y matrimonio',
    'Jurada y sellada para registros civiles de Alemania, Austria y Suiza. El escaneo hoy, el papel por correo en la misma semana.',
  ],
  'Birth certificates from Portugal and Brazil': [
    'Certificados de nacimiento de Portugal y Brasil',
    'Certificados y antecedentes penales al inglés o al español. Conozco las dos ortografías y los dos registros.',
  ],
  'Medical findings and discharge letters': [
    'Informes médicos y cartas de alta',
    'De una enfermera con quince años de planta. Las siglas se resuelven, las dudas se marcan, los plazos se cumplen.',
  ],
  'Interpreter for hospital appointments': [
    'Intérprete para citas en el hospital',
    'Una enfermera que interpreta: ingreso, consulta de anestesia, alta. Español, catalán e inglés.',
  ],
  'Patient leaflets in plain Spanish': [
    'Prospectos para pacientes en español claro',
    'Revisados con dos pacientes antes de que los reciba. Nivel de lectura indicado si lo desea.',
  ],
  'Driving licences in two days': [
    'Permisos de conducir en dos días',
    'Clasificación y traducción para la oficina de tráfico. Bastan fotos de las dos caras.',
  ],
  'Calls with landlords and banks': [
    'Llamadas a caseros y bancos',
    'Llamo por usted o con usted, en hindi o canarés e inglés, y recibe un breve resumen por escrito.',
  ],
  'Fado lyrics and song texts': [
    'Letras de fado y de canciones',
    'Cantables o literales, usted elige. Con notas sobre lo que las palabras no dicen.',
  ],
  'Video calls with Brazil': [
    'Videollamadas con Brasil',
    'Ventas y asistencia en portugués e inglés. Sé cuándo un «quizá» es un no.',
  ],
  'Website translation, Dutch': [
    'Traducción de páginas web al neerlandés',
    'Desde el primer titular hasta el aviso de cookies, con una guía de estilo que se queda usted.',
  ],
  'University diplomas and transcripts for uni-assist': [
    'Títulos y expedientes académicos para uni-assist',
    'Títulos, expedientes y descripciones de asignaturas en la forma que acepta uni-assist, normalmente en tres días hábiles.',
  ],
  'Museum texts and audio guides': [
    'Textos de museo y audioguías',
    'Para los oídos y para las paredes: frases cortas, nombres correctos, sin polvo. Italiano, inglés, alemán.',
  ],
};
