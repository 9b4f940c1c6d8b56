/**
 * First and last name from a user name, since registration asks for no other: `camille.roussel` becomes Camille
 * Roussel, `zoe` Zoe without a last name. Words with capitals are kept as they are (`Éloïse d'Œuvre-Guyen`). People can
 * correct them in the profile.
 */
export function namesFromUsername(username: string): { firstName: string; lastName: string } {
  const words = username.split(/[\s._]+/u).filter(Boolean)
  const isPlain = username === username.toLocaleLowerCase('fr')
  const [first = username, ...rest] = isPlain ? words.map(capitalise) : words
  return { firstName: first, lastName: rest.join(' ') }
}

function capitalise(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}
