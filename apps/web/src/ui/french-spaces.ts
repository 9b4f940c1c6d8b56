/**
 * Replaces plain spaces by the non-breaking ones of French typography, in texts that come as data or are shared with
 * printed documents.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»%€]|km\b)|(?<=«) /g, '\u00a0')
    .replace(/ (?=[;?!])|(?<=\d) (?=\d{3}\b)/g, '\u202f')
    .replace('kgCO2e', 'kg\u00a0CO2e')
}
