// Names are written small in the catalogues, as they stand within sentences.
export const capital = (said: string): string => said.replace(/^./u, (first) => first.toLocaleUpperCase());
