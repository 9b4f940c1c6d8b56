/** Texts that are data, or that papers set by themselves, are written with plain spaces; on a page no sign leaves its word. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»%€]|km\b)|(?<=«) /g, '\u00a0')
    .replace(/ (?=[;?!])|(?<=\d) (?=\d{3}\b)/g, '\u202f')
    .replace('kgCO2e', 'kg\u00a0CO2e')
}
