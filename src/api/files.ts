/** The body of a call with files is multipart; without files it is JSON, as in the spec. */
export function withFiles(fields: Record<string, string | undefined>, documents: readonly File[] = []) {
  if (documents.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  for (const file of documents) form.append('documents', file, file.name);
  return form;
}
