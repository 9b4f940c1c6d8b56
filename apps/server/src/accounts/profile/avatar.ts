import { sha256Of } from '../../platform/sha256.ts'

/** Pale tints on which dark ink has a contrast above 10:1; never the accent yellow. */
const TINTS = ['#e2dcf0', '#d9e6ea', '#e5eff9', '#e2f3eb', '#f0e4dc', '#e9eeef']

/**
 * The avatar of a user name: its initials on a tint derived from it. Drawn here, so that no name is sent to a third
 * party.
 */
export function drawAvatar(username: string): string {
  const words = username.split(/[\s._-]+/u).filter(Boolean)
  const initials = words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toLocaleUpperCase('fr')
  const tint = TINTS[(sha256Of(username)[0] ?? 0) % TINTS.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${tint}"/><text x="22" y="22" dy=".35em" text-anchor="middle" font-family="Instrument Sans Variable, system-ui, sans-serif" font-weight="600" font-size="16" fill="#0b2530">${escapeXml(initials)}</text></svg>`
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
