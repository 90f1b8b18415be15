/** The property that an attribute is read by: `page-size` is `pageSize`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
