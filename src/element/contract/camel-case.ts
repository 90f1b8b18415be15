/** The property name of an attribute: `page-size` is `pageSize`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
