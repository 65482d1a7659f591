// The catalogues have names in lower case, as they appear within sentences.
export const capital = (said: string): string => said.replace(/^./u, (first) => first.toLocaleUpperCase());
