/** The heading element of a level in the outline of the host page. */
export const headingTag = (level: number) => {
  const within = Math.min(6, Math.max(1, Math.round(level)));
  return tags[within - 1] ?? 'h6';
};

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
